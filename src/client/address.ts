import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {decodablePath, plainPath, UNDECODABLE_KEY} from './paths';

// The router and the preload of the first page both read the address as soon as they start, and throw on one that cannot
// be decoded; so it is mended here, when this module is evaluated, and not in a lifecycle hook.
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const decodable = decodablePath(pathname);
  const plain = plainPath(decodable);
  if (plain !== pathname) {
    window.history.replaceState(window.history.state, '', plain + search + hash);
  }
  if (decodable !== pathname) {
    sessionStorage.setItem(UNDECODABLE_KEY, pathname);
  }
}
