import type {ReactNode} from 'react';

import {PlayMattes} from '../../figures/kinds/mattes/Play';
import type {Play as Facts} from '../../figures/play';
import {Curves} from './Curves';
import {Timeline} from './Timeline';
import './styles.css';

const SIMPLIFIES: Readonly<Record<Facts['kind'], string>> = {
  mattes:
    'Simplified: one line of an invented picture over an even clean plate, without 4:2:2 filtering and color correction; Erode and Softness end at 20 here.',
  curve: 'Simplified: the curves follow their names, so the product’s can differ in shape.',
  timeline:
    'Simplified: the curves follow their names, so the product’s can differ in shape; a switch is drawn at its keyframe.',
};

/**
 * An interactive figure, loaded on demand. Print shows the static one.
 * @param props.facts values of the figure, as JSON
 */
export function Play({facts}: {readonly facts: string}): ReactNode {
  const play = JSON.parse(facts) as Facts;
  return (
    <div className="play" data-play={play.kind}>
      {play.kind === 'mattes' && <PlayMattes {...play} />}
      {play.kind === 'curve' && <Curves {...play} />}
      {play.kind === 'timeline' && <Timeline {...play} />}
      <p className="play__note">{SIMPLIFIES[play.kind]}</p>
    </div>
  );
}
