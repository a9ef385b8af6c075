import * as z from 'zod';
import {callout, words} from './schema';
import {didYouMean} from '../../shared/didYouMean';
import type {YamlSource} from '../../shared/yaml';

/** A frame around nodes, and around other groups. */
export interface Group {
  name: string;
  nodes: string[];
  groups: string[];
  callout?: number;
}

/** Schema of `groups:`; a group's title is its key. */
export const groupMap = z.record(
  z.string(),
  z.strictObject({
    nodes: z
      .array(words, {error: 'write a list of names: nodes: [A, B]'})
      .min(1, 'list its nodes, or remove the group'),
    callout: callout.optional(),
  }),
  {error: 'write a map of titles: "Title: {nodes: [A, B]}"'},
);

/**
 * Resolves groups against the nodes of a figure. Reports: a member that does not exist, a name used for both, a member of
 * two groups, groups that hold each other.
 */
export function readGroups(source: YamlSource, raw: z.output<typeof groupMap>, nodes: readonly string[]): Group[] {
  const names = Object.keys(raw);
  const home = new Map<string, string>();
  const groups = Object.entries(raw).map(([name, {nodes: members, callout}]): Group => {
    const group: Group = {name, nodes: [], groups: [], callout};
    if (nodes.includes(name))
      source.report(['groups', name], `"${name}" is both a node and a group`, 'rename the group');
    members.forEach((member, index) => {
      const report = (what: string, fix: string) => source.report(['groups', name, 'nodes', index], what, fix);
      const other = home.get(member);
      if (!nodes.includes(member) && !names.includes(member)) {
        report(`group "${name}" names "${member}", which does not exist`, didYouMean(member, nodes));
      } else if (other === name) {
        report(`"${member}" is twice in group "${name}"`, 'remove one of the two');
      } else if (other !== undefined) {
        report(`"${member}" is in two groups, "${other}" and "${name}"`, 'a node has one frame: remove it from one');
      } else {
        home.set(member, name);
        (nodes.includes(member) ? group.nodes : group.groups).push(member);
      }
    });
    return group;
  });
  for (const name of names) {
    const trail = [name];
    for (let up = home.get(name); up !== undefined; up = home.get(up)) {
      trail.push(up);
      if (up === name && trail.every((each) => names.indexOf(each) >= names.indexOf(name))) {
        const what = `groups hold each other: ${trail.reverse().join(' > ')}`;
        source.report(['groups', name], what, 'break the circle: take one out of "nodes"');
        break;
      }
      if (trail.length > names.length) break;
    }
  }
  return groups;
}
