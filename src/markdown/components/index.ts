import type {PhrasingContent, RootContent} from 'mdast';
import type {DataComponent} from '../../shared/vocabulary';
import type {Data} from '../../data/load';
import {componentVersions} from './componentVersions';
import {glossary} from './glossary';
import {interfaceNames} from './interfaceNames';
import {nodeExamples, nodeFunctions, nodeIndex, nodePins, nodeProperties} from './nodes';
import {nodeReference} from './nodeReference';
import {open, openInline} from './open';
import {ports} from './ports';
import {questions} from './questions';
import {shortcuts} from './shortcuts';

/** An MDX component that shows data: the attributes it takes, and what replaces it. */
interface Expansion {
  takes: readonly string[];
  expand: (data: Data, props: Record<string, string>) => RootContent[];
  /** What replaces it within a line; without it, the component is for blocks alone. */
  expandInline?: (data: Data, props: Record<string, string>) => PhrasingContent[];
}

/** What the build puts in place of each component that shows data. */
export const expansions: Readonly<Record<DataComponent, Expansion>> = {
  Ports: {takes: ['purpose'], expand: ports},
  ComponentVersions: {takes: [], expand: componentVersions},
  Shortcuts: {takes: ['module'], expand: shortcuts},
  NodePins: {takes: ['node'], expand: nodePins},
  NodeProperties: {takes: ['node'], expand: nodeProperties},
  NodeFunctions: {takes: ['node'], expand: nodeFunctions},
  NodeExamples: {takes: ['node'], expand: nodeExamples},
  NodeIndex: {takes: [], expand: nodeIndex},
  NodeReference: {takes: [], expand: nodeReference},
  Glossary: {takes: [], expand: glossary},
  InterfaceNames: {takes: [], expand: interfaceNames},
  Questions: {takes: [], expand: questions},
  Open: {takes: ['id'], expand: open, expandInline: openInline},
};
