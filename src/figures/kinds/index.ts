import type {Place} from '../../shared/finding';
import type {YamlSource} from '../../shared/yaml';
import type {FigureKind} from '../../shared/vocabulary';
import {openFence} from '../parse/schema';
import {readCurves, type Curves} from './curve/model';
import {readFlow, type Flow} from './flow/model';
import {readMattes, type Mattes} from './mattes/model';
import type {NodeGraph} from './nodegraph/model';
import type {NodeRegistry} from './nodegraph/nodes';
import {readNodeGraph} from './nodegraph/read';
import {readPanel, type Panel} from './panel/read';
import {readTimeline, type Timeline} from './timeline/model';

/** A figure as read from its fence. */
export type Figure = NodeGraph | Flow | Timeline | Curves | Panel | Mattes;
export type Kind = FigureKind & Figure['kind'];
/** A figure that is drawn as SVG; a panel is HTML (`src/markdown/panel.ts`). */
export type DrawnFigure = Exclude<Figure, Panel>;
export type {NodeRegistry};

const readers: {[K in Kind]: (source: YamlSource, registry: () => NodeRegistry) => Extract<Figure, {kind: K}>} = {
  nodegraph: (source, registry) => readNodeGraph(source, registry()),
  flow: readFlow,
  timeline: readTimeline,
  curve: readCurves,
  panel: readPanel,
  mattes: (source, registry) => readMattes(source, registry()),
};

/** True for the languages of fences that are figures. */
export function isKind(language: string | null | undefined): language is Kind {
  return typeof language === 'string' && Object.hasOwn(readers, language);
}

/**
 * Reads one fence.
 *
 * @param fence where the fence opens
 * @param registry gives the nodes of the data; called for node graphs and mattes only
 * @throws FindingsError with every fault, its line and its fix
 */
export function readFigure(kind: Kind, text: string, fence: Place, registry: () => NodeRegistry): Figure {
  return readers[kind](openFence(text, fence), registry);
}
