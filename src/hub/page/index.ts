import {HubPanel} from './panel';

let panel: HubPanel | undefined;

/** The one panel of a page. */
export const hubPanel = (): HubPanel => (panel ??= new HubPanel());
