/** The style sheet of the panel. */
export const sheet = `
.hub-panel { margin: 0 0 24px; padding: 14px 16px; border: 1px solid var(--accent); border-radius: 10px; background: var(--bg-1); font-size: 0.8125rem; }
.hub-panel [hidden] { display: none; }
.hub-panel h4 { margin: 0 0 4px; font-size: 0.9375rem; }
.hub-panel h5 { margin: 16px 0 6px; font-size: 0.8125rem; }
.hub-panel p { margin: 0 0 10px; color: var(--muted); }
.hub-panel .banner { color: var(--caution); }
.hub-panel form > div { margin-bottom: 10px; }
.hub-panel label { display: block; margin-bottom: 4px; color: var(--ink); font-weight: 550; }
.hub-panel .line { display: flex; gap: 8px; align-items: center; }
.hub-panel :is(input, textarea) { width: 100%; min-width: 0; padding: 8px 10px; border: 1px solid var(--line-2); border-radius: 6px; background: var(--bg-2); color: var(--ink); font: 400 0.8125rem/1.5 var(--mono); }
.hub-panel textarea { min-height: 8rem; resize: vertical; }
.hub-panel .faults { margin: 0 0 10px; padding: 0; list-style: none; color: var(--program); }
.hub-panel .actions { display: flex; flex-wrap: wrap; gap: 8px; }
.hub-panel .status { color: var(--ink); font-weight: 550; }
.hub-panel .status.ok { color: var(--preview); }
.hub-panel .status.bad { color: var(--program); }
.hub-panel .status:empty { display: none; }
.hub-panel .answer pre { max-height: 20rem; margin-bottom: 10px; padding: 10px 12px; white-space: pre-wrap; overflow-wrap: anywhere; }
.hub-panel .answer .headers { color: var(--muted); }
.hub-panel .studio { margin: 0 0 12px; padding: 0; list-style: none; }
.hub-panel .studio li { display: flex; flex-wrap: wrap; gap: 0 10px; padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.hub-panel .studio span { color: var(--muted); font-variant-numeric: tabular-nums; }
.hub-panel .studio .active span { color: var(--caution); }
.hub-panel summary { cursor: pointer; }
.hub-panel .calls { padding-left: 2em; font: 400 0.75rem/1.6 var(--mono); overflow-wrap: anywhere; }
@media print { .hub-panel { display: none; } }
`;
