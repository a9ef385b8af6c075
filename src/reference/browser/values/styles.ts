export const sheet = `
.values-panel { margin-bottom: 20px; padding: 14px 16px; border: 1px solid var(--accent); border-radius: 10px; background: var(--bg-1); font-size: 0.8125rem; }
.values-panel h4 { margin: 0 0 4px; font-size: 0.9375rem; }
.values-panel p { margin: 0 0 10px; color: var(--muted); }
.values-panel .value { display: grid; grid-template-columns: 8.5rem minmax(0, 1fr); gap: 2px 12px; align-items: center; margin-bottom: 8px; }
.values-panel label { font: 550 0.8125rem/1.4 var(--mono); color: var(--ink); overflow-wrap: anywhere; }
.values-panel :is(input, select) { width: 100%; height: 2.125rem; padding: 6px 10px; border: 1px solid var(--line-2); border-radius: 6px; background: var(--bg-2); color: var(--ink); font: 400 0.8125rem/1.4 var(--mono); }
.values-panel input::placeholder { color: var(--muted); opacity: 1; }
.values-panel [aria-invalid='true'] { border-color: var(--program); }
.values-panel .value small { grid-column: 2; color: var(--muted); font-size: 0.75rem; }
.values-panel .value .problem { color: var(--caution); font-size: 0.8125rem; }
.values-panel summary { margin: 4px 0 10px; cursor: pointer; }
.values-panel .actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.values-panel [role='status'] { margin: 10px 0 0; color: var(--ink); overflow-wrap: anywhere; }
.values-panel [role='status']:empty { display: none; }
@media (max-width: 480px) { .values-panel .value { grid-template-columns: minmax(0, 1fr); } .values-panel .value small { grid-column: 1; } }
@media print { .values-panel { display: none; } }
`;
