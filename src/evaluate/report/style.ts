/** The report's style. One file without scripts or external fonts opens anywhere and prints well. */
import { Html } from './html.ts';

export const STYLE = new Html(`
:root { color-scheme: light dark; --ink: #1c2330; --soft: #667085; --line: #d9dee7; --paper: #fff; --panel: #f6f8fb; \
--accent: #2f5bd7;
  --bad: #ffd9d6; --gone: #d3f0da; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --soft: #98a2b3; --line: #343b48; --paper: #14181f; \
--panel: #1c222c;
  --accent: #8aa9ff; --bad: #6b2623; --gone: #1d4a2b; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", \
sans-serif }
main { max-width: 1240px; margin: 0 auto; padding: 24px 28px 80px }
h1 { font-size: 26px; margin: 8px 0 4px } h2 { font-size: 20px; margin: 44px 0 10px; border-bottom: 1px solid \
var(--line); padding-bottom: 6px }
h3 { font-size: 16px; margin: 28px 0 8px } h4 { font-size: 14px; margin: 0 0 6px; font-weight: 600 }
small, .soft { color: var(--soft); font-weight: 400 }
nav { position: sticky; top: 0; background: var(--paper); border-bottom: 1px solid var(--line); z-index: 1 }
nav div { max-width: 1240px; margin: 0 auto; padding: 10px 28px; display: flex; gap: 22px; align-items: baseline }
nav a { color: var(--accent); text-decoration: none; font-weight: 600 } nav b { margin-right: auto }
table { border-collapse: collapse; margin: 8px 0 18px; font-variant-numeric: tabular-nums }
.wide { overflow-x: auto }
th, td { padding: 5px 10px; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
thead th { white-space: normal; vertical-align: bottom; min-width: 52px; max-width: 120px }
th:first-child, td:first-child { text-align: left } thead th { color: var(--soft); font-weight: 600; font-size: 13px }
tr.ours td { background: var(--panel); font-weight: 600 } td small { font-size: 12px; margin-left: 4px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 18px; margin: 10px 0 } dt { color: var(--soft) } \
dd { margin: 0; overflow-wrap: anywhere }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(420px, 1fr)); gap: 22px }
figure { margin: 8px 0; max-width: 620px; padding: 14px; background: var(--panel); border-radius: 10px }
svg { width: 100%; height: auto; display: block; font-size: 11px } svg text { fill: var(--soft) } svg .label { fill: \
var(--ink) }
svg .grid { stroke: var(--line) } svg path { fill: none; stroke-width: 2 } svg .whisker { stroke: var(--ink); \
stroke-width: 1 }
svg path.faint { stroke: var(--soft); stroke-width: 1.3; stroke-dasharray: 5 4 }
.legend { font-size: 12px; margin-top: 6px; color: var(--soft) } .legend span { margin-right: 12px; white-space: \
nowrap }
.legend span::before { content: ""; display: inline-block; width: 10px; height: 10px; border-radius: 3px; \
margin-right: 5px; background: currentColor }
.legend span.faint::before { height: 2px; vertical-align: 4px }
${['#2f6fdb', '#e07b28', '#2b9a66', '#c2417c', '#7a5bd0', '#a08a1c', '#1d98a8', '#8b5e3c']
  .map(
    (c, i) =>
      `.c${i} { stroke: ${c}; fill: ${c} } path.c${i} { fill: none } ` +
      `rect.c${i} { stroke: none } span.c${i} { color: ${c} }`,
  )
  .join('\n')}
article { border: 1px solid var(--line); border-radius: 10px; padding: 12px 14px; margin: 12px 0 }
article header { font-size: 13px; color: var(--soft); margin-bottom: 6px; overflow-wrap: anywhere } article em { \
color: #c0392b }
pre, summary { font: 12.5px/1.55 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; white-space: pre-wrap; \
overflow-wrap: anywhere; margin: 0 }
summary { cursor: pointer } details pre { margin-top: 8px; padding: 10px; background: var(--panel); border-radius: \
6px; max-height: 420px; overflow: auto }
.pair { display: grid; grid-template-columns: max-content 1fr; gap: 4px 12px; margin-top: 8px } .pair span { color: \
var(--soft); font-size: 12px; padding-top: 2px }
mark { color: inherit; border-radius: 3px; padding: 0 1px } mark.wrong { background: var(--bad) } mark.missing { \
background: var(--gone) }
b.token { font-weight: 600; font-size: 10.5px; color: var(--accent); border: 1px solid var(--line); border-radius: \
4px; padding: 0 3px; margin: 0 2px }
#wrong { display: none } #wrong:target { display: block } main:has(#wrong:target) #results { display: none }
@media print { nav { display: none } #wrong { display: block } }
`);
