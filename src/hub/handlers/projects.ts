import {handlers} from '../calls';

/** Calls of projects. */
export const projectHandlers = handlers({
  listProjects: ({state}) => ({
    status: 200,
    json: state.projects.map(({maps, ...project}) => ({...project, maps: maps.map(({name}) => name)})),
  }),
});
