import type {ReactNode} from 'react';

import {LABELS} from './messages';
import type {Answer, TextPart} from './types';

const Parts = ({parts}: {readonly parts: readonly TextPart[]}): ReactNode =>
  parts.map(({text, as: Tag}, place) => (Tag ? <Tag key={place}>{text}</Tag> : text));

interface Props {
  readonly answer: Answer;
  /** Given to each paragraph. */
  readonly className?: string;
}

/** The register's reply to a question: the answer, its published part, and a way to find out the rest. */
export default function AnswerText({answer: {answer, known, test}, className}: Props): ReactNode {
  return (
    <>
      {answer && (
        <span className={className}>
          <Parts parts={answer} />
        </span>
      )}
      {known && (
        <span className={className}>
          <Parts parts={known} />
        </span>
      )}
      {test && (
        <span className={className}>
          {LABELS.toTry} <Parts parts={test} />
        </span>
      )}
    </>
  );
}
