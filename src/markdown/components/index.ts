import type {PhrasingContent, RootContent} from 'mdast';
import type {Data} from '../../data/load';
import type {NodeCards} from '../../figures';
import {apiErrors, apiErrorTable} from './apiErrors';
import {componentVersions} from './componentVersions';
import {glossary} from './glossary';
import {interfaceNames} from './interfaceNames';
import {nodeExamples, nodeFunctions, nodePins, nodeProperties} from './nodes';
import {nodeIndex, nodeReference} from './nodeReference';
import {open, openInline, rehearse} from './open';
import {ports} from './ports';
import {questions} from './questions';
import {release, releaseInline} from './release';
import {shortcuts} from './shortcuts';
import {signalPath} from './signalPath';
import {swatch, swatchInline} from './swatch';

interface Expansion {
  takes: readonly string[];
  expand: (data: Data, props: Record<string, string>, cards: NodeCards) => RootContent[];
  /** Without it, the component can't be inline. */
  expandInline?: (data: Data, props: Record<string, string>) => PhrasingContent[];
  /** Also shows titles of other pages. */
  showsTitles?: true;
  /** Key of what may occur only once per page. */
  once?: (props: Record<string, string>) => string;
}

export const expansions: Readonly<Record<string, Expansion>> = {
  ApiErrors: {takes: [], expand: apiErrors},
  ApiErrorTable: {takes: [], expand: apiErrorTable},
  Ports: {takes: ['purpose'], expand: ports},
  ComponentVersions: {takes: [], expand: componentVersions},
  Shortcuts: {takes: ['module'], expand: shortcuts},
  SignalPath: {takes: ['at'], expand: signalPath},
  Swatch: {takes: ['pin', 'color', 'name'], expand: swatch, expandInline: swatchInline},
  NodePins: {takes: ['node'], expand: nodePins},
  NodeProperties: {takes: ['node'], expand: nodeProperties},
  NodeFunctions: {takes: ['node'], expand: nodeFunctions},
  NodeExamples: {takes: ['node'], expand: nodeExamples},
  NodeIndex: {takes: [], expand: nodeIndex, showsTitles: true},
  NodeReference: {takes: ['category'], expand: nodeReference, showsTitles: true},
  Glossary: {takes: [], expand: glossary, showsTitles: true},
  InterfaceNames: {takes: [], expand: interfaceNames, showsTitles: true},
  Questions: {takes: ['area'], expand: questions, showsTitles: true},
  Open: {takes: ['id'], expand: open, expandInline: openInline, once: ({id}) => `"${id}"`},
  Rehearse: {takes: ['ids'], expand: rehearse, once: () => 'it'},
  Release: {takes: ['since', 'named'], expand: release, expandInline: releaseInline},
};
