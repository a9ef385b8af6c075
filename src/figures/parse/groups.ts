import * as z from 'zod';
import {callout, words} from './schema';
import {didYouMean} from '../../shared/didYouMean';
import type {YamlSource} from '../../shared/yaml';

export interface Group {
  name: string;
  nodes: string[];
  callout?: number;
}

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

/** Reports unknown members, names used twice, and members in two groups. */
export function readGroups(source: YamlSource, raw: z.output<typeof groupMap>, nodes: readonly string[]): Group[] {
  const home = new Map<string, string>();
  return Object.entries(raw).map(([name, group]): Group => {
    if (nodes.includes(name))
      source.report(['groups', name], `"${name}" is both a node and a group`, 'rename the group');
    group.nodes.forEach((member, index) => {
      const report = (what: string, fix: string) => source.report(['groups', name, 'nodes', index], what, fix);
      const other = home.get(member);
      if (!nodes.includes(member))
        report(`group "${name}" names "${member}", which does not exist`, didYouMean(member, nodes));
      else if (other === name) report(`"${member}" is twice in group "${name}"`, 'remove one of the two');
      else if (other !== undefined)
        report(`"${member}" is in two groups, "${other}" and "${name}"`, 'a node has one frame: remove it from one');
      home.set(member, name);
    });
    return {name, ...group};
  });
}
