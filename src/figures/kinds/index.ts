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

export type Figure = NodeGraph | Flow | Timeline | Curves | Panel | Mattes;
export type Kind = FigureKind & Figure['kind'];
/** A panel is HTML instead (`src/markdown/panel.ts`). */
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

export function isKind(language: string | null | undefined): language is Kind {
  return typeof language === 'string' && Object.hasOwn(readers, language);
}

/**
 * @param registry called for node graphs and mattes only
 * @throws FindingsError with every fault, its line and its fix
 */
export function readFigure(kind: Kind, text: string, fence: Place, registry: () => NodeRegistry): Figure {
  return readers[kind](openFence(text, fence), registry);
}
