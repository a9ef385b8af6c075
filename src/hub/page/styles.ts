export const sheet = `
.hub-panel { margin: 0 0 24px; padding: 14px 16px; border: 1px solid var(--accent); border-radius: 10px; background: var(--bg-1); font-size: 0.8125rem; }
.hub-panel [hidden] { display: none; }
.hub-panel h4 { margin: 0 0 4px; font-size: 0.9375rem; }
.hub-panel h5 { margin: 16px 0 6px; font-size: 0.8125rem; }
.hub-panel p { margin: 0 0 10px; color: var(--muted); }
.hub-panel .banner { padding-left: 10px; border-left: 2px solid var(--accent); }
.hub-panel form > div { margin-bottom: 10px; }
.hub-panel label { display: block; margin-bottom: 4px; color: var(--ink); font-weight: 550; }
.hub-panel .line { display: flex; gap: 8px; align-items: baseline; }
.hub-panel .line code { padding: 0; border: 0; background: none; word-break: break-all; }
.hub-panel .path-fields > div { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); gap: 2px 10px; align-items: center; margin-bottom: 6px; }
.hub-panel .path-fields label { margin: 0; font: 550 0.8125rem/1.4 var(--mono); overflow-wrap: anywhere; }
.hub-panel .path-fields small { grid-column: 2; color: var(--caution); }
.hub-panel [aria-invalid='true'] { border-color: var(--program); }
.hub-panel :is(input, textarea) { width: 100%; min-width: 0; padding: 8px 10px; border: 1px solid var(--line-2); border-radius: 6px; background: var(--bg-2); color: var(--ink); font: 400 0.8125rem/1.5 var(--mono); }
.hub-panel textarea { min-height: 8rem; resize: vertical; }
.hub-panel .faults { margin: 0 0 10px; padding: 0; list-style: none; color: var(--program); }
.hub-panel .actions { display: flex; flex-wrap: wrap; gap: 8px; }
.hub-panel .actions button:not(.send) { border-color: transparent; background: none; color: var(--muted); }
.hub-panel .actions button:not(.send):hover { border-color: var(--line-2); color: var(--ink); }
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
@media (max-width: 480px) { .hub-panel .path-fields > div { grid-template-columns: minmax(0, 1fr); } .hub-panel .path-fields small { grid-column: 1; } }
@media print { .hub-panel { display: none; } }
`;
