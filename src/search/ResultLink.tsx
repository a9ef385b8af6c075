import {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';

import {isPlainClick} from '../client/click';
import type {ArrivalState} from './arrival';

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  readonly to: string;
  readonly state?: ArrivalState;
  readonly onGo?: () => void;
}

/** Passes the words to mark to the page it opens, except in a new tab. */
export default function ResultLink({to, state, onGo, ...rest}: Props): ReactNode {
  const history = useHistory();
  const open = (event: MouseEvent) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      onGo?.();
      history.push(to, state);
    }
  };
  return <Link {...rest} to={to} onClick={open} />;
}
