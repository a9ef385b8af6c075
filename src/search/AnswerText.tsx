import type {ReactNode} from 'react';

import type {Answer, TextPart} from './types';

const Parts = ({parts}: {readonly parts: readonly TextPart[]}): ReactNode =>
  parts.map(({text, as: Tag}, place) => (Tag ? <Tag key={place}>{text}</Tag> : text));

interface Props {
  readonly answer: Answer;
  readonly className?: string;
}

/** Answer, and what to do about open points. */
export default function AnswerText({answer: {answer, action}, className}: Props): ReactNode {
  return (
    <>
      {answer && (
        <span className={className}>
          <Parts parts={answer} />
        </span>
      )}
      {action && (
        <span className={className}>
          <Parts parts={action} />
        </span>
      )}
    </>
  );
}
