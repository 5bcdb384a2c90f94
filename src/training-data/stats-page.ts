/** Writes the statistics of a set as one HTML page. Plots are inline SVG, and the page loads nothing. */
import type { Counts } from './counts.ts';
import { LENGTH_STEP, STATES_STEP } from './program-counts.ts';
import type { Statistics } from './stats.ts';

const SHARE_COLOURS: Readonly<Record<string, string>> = {
  steps: '#4c78a8',
  jumps: '#e8893c',
  inverse_direct: '#3f9a6b',
  inverse_steps: '#9b6fb0',
};

export function statisticsPage(name: string, statistics: Statistics): string {
  const { tables } = statistics;
  const bars = (title: string, heading: string, note = '') =>
    tables[heading] ? section(title, barChart(tables[heading]!), note) : '';
  const held = (title: string, heading: string) =>
    tables[heading]
      ? section(title, barChart(tables[heading]!, statistics.programs), 'Programs that hold each.')
      : '';
  const sections = [
    section('Targets by how a state is reached', shareBar(statistics.shares), 'Shares of all target tokens.'),
    bars('Tokens by source', 'tokens by source'),
    bars('Programs by source', 'programs by source'),
    bars('Tokens by entry', 'tokens by entry', 'A call: a function, from a main that is put below it.'),
    bars('Programs by entry', 'programs by entry'),
    held('Constructs', 'constructs'),
    held('Operators', 'operators'),
    held('Methods by type', 'methods'),
    held('Calls', 'calls'),
    held('Exceptions named', 'exceptions'),
    bars('Documents by shape', 'documents by shape'),
    bars('Targets by shape', 'targets by shape'),
    bars('Actions', 'actions', 'Each leads to one state that is shown.'),
    bars('Targets by action', 'targets by action'),
    bars('Events', 'events'),
    bars('Exits of the runs', 'exits'),
    bars('Values to predict, by type', 'values'),
    bars('Contexts', 'documents by context'),
    section('Tokens of a document', histogram(tables.lengths ?? {}, LENGTH_STEP), 'Documents by length.'),
    section(
      'States of a document',
      histogram(tables['states a document'] ?? {}, STATES_STEP),
      'Documents by number of states.',
    ),
    bars('Dropped programs', 'dropped'),
    bars('Dropped calls', 'calls dropped'),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}: statistics</title>
<style>
:root { color-scheme: light dark; --ink: #1c2733; --soft: #66727f; --line: #d9dee3; --bar: #4c78a8; --paper: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e9ee; --soft: #98a3ae; --line: #39434d; --bar: #6d9bcb; --paper: #14191f; }
}
body {
  font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 2rem auto; max-width: 76rem; padding: 0 1rem;
}
h1 { font-size: 1.5rem; margin: 0 0 1rem; }
h2 { font-size: 1rem; margin: 0 0 .25rem; }
p { color: var(--soft); margin: 0 0 .5rem; font-size: .85rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 0 0 1.5rem; }
dl div { border: 1px solid var(--line); border-radius: 6px; padding: .5rem .75rem; }
dt { color: var(--soft); font-size: .8rem; }
dd { margin: 0; font-size: 1.2rem; font-variant-numeric: tabular-nums; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 34rem), 1fr)); gap: 1.75rem 2rem; }
svg { width: 100%; height: auto; display: block; }
text { fill: var(--ink); font: 12px system-ui, sans-serif; }
text.soft { fill: var(--soft); }
text.inside { fill: #fff; font-weight: 600; }
rect.bar { fill: var(--bar); }
line { stroke: var(--line); }
</style>
</head>
<body>
<h1>${escaped(name)}</h1>
<dl>
${facts(statistics)
  .map(([term, value]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value)}</dd></div>`)
  .join('\n')}
</dl>
<main>
${sections.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}

function facts(statistics: Statistics): [string, string][] {
  const { tokens, targets, documents, programs, calls, shards, padding, effect, working } = statistics;
  return [
    ['tokens', whole(tokens)],
    ['targets', `${percent(targets / Math.max(1, tokens))}`],
    ['documents', whole(documents)],
    ['tokens a document', whole(tokens / Math.max(1, documents))],
    ['programs', whole(programs)],
    ['calls', whole(calls)],
    ['shards', whole(shards)],
    ['padding', percent(padding / Math.max(1, tokens + padding))],
    ['method calls with an effect', effect === undefined ? 'not measured' : percent(effect)],
    ['states with their working', percent(working.share)],
    ['parts of a working', working.states === 0 ? 'none' : (working.parts / working.states).toFixed(2)],
    ['worked out in small steps', whole(working.inSteps)],
  ];
}

function section(title: string, chart: string, note = ''): string {
  const text = note ? `<p>${escaped(note)}</p>` : '';
  return `<section><h2>${escaped(title)}</h2>${text}${chart}</section>`;
}

/** One bar, divided into shares. */
function shareBar(shares: Readonly<Record<string, number>>): string {
  let at = 0;
  const parts = Object.entries(shares).map(([name, share]) => {
    const x = 640 * at;
    const width = 640 * share;
    at += share;
    const colour = SHARE_COLOURS[name] ?? 'var(--bar)';
    const inside =
      width > 46
        ? `<text class="inside" x="${x + width / 2}" y="26" text-anchor="middle">${percent(share)}</text>`
        : '';
    return {
      name,
      colour,
      share,
      svg: `<rect x="${x}" y="4" width="${width}" height="34" fill="${colour}"/>${inside}`,
    };
  });
  const legend = parts.map(
    ({ name, colour, share }, i) =>
      `<rect x="${i * 160}" y="52" width="12" height="12" fill="${colour}"/>` +
      `<text x="${i * 160 + 18}" y="62">${escaped(name)} ${percent(share)}</text>`,
  );
  return svg(640, 72, `${parts.map(part => part.svg).join('')}${legend.join('')}`);
}

/** `of` is the whole that shares refer to; by default the sum. */
function barChart(counts: Readonly<Counts>, of?: number): string {
  const rows = Object.entries(counts).sort((a, b) => b[1] - a[1]);
  const total = of ?? rows.reduce((sum, [, count]) => sum + count, 0);
  const most = Math.max(1, ...rows.map(([, count]) => count));
  const body = rows.map(([name, count], i) => {
    const y = i * 22;
    const width = Math.max(1, (330 * count) / most);
    const label = `${whole(count)} (${percent(count / Math.max(1, total))})`;
    return (
      `<text x="160" y="${y + 15}" text-anchor="end">${escaped(name)}</text>` +
      `<rect class="bar" x="168" y="${y + 3}" width="${width}" height="16" rx="2"/>` +
      `<text class="soft" x="${174 + width}" y="${y + 15}">${label}</text>`
    );
  });
  return svg(640, Math.max(22, rows.length * 22), body.join(''));
}

/** Keys are the upper ends of bins of one width. */
function histogram(counts: Readonly<Counts>, step: number): string {
  const ends = Object.keys(counts).map(Number);
  if (ends.length === 0) return '';
  const last = almostAll(counts);
  const columns = last / step;
  const most = Math.max(...Object.values(counts));
  const width = 620 / columns;
  const bars: string[] = [];
  for (let i = 1; i <= columns; i++) {
    const count = counts[String(i * step)] ?? 0;
    const height = (150 * count) / most;
    bars.push(
      `<rect class="bar" x="${10 + (i - 1) * width}" y="${160 - height}" ` +
        `width="${Math.max(0.5, width - 1)}" height="${height}">` +
        `<title>${(i - 1) * step + 1} to ${i * step}: ${whole(count)}</title></rect>`,
    );
  }
  const beyond = ends.filter(end => end > last).reduce((sum, end) => sum + counts[String(end)]!, 0);
  const rest =
    beyond > 0 ? `<text class="soft" x="630" y="20" text-anchor="end">${whole(beyond)} beyond</text>` : '';
  const marks = [0, 0.25, 0.5, 0.75, 1].map(part => {
    const anchor = part === 0 ? 'start' : part === 1 ? 'end' : 'middle';
    const mark = Math.round(last * part);
    return `<text class="soft" x="${10 + 620 * part}" y="178" text-anchor="${anchor}">${mark}</text>`;
  });
  return svg(
    640,
    184,
    `${bars.join('')}<line x1="10" y1="160.5" x2="630" y2="160.5"/>${marks.join('')}${rest}`,
  );
}

/** The bin up to which 99.5 % lie: a long tail would press the rest together. */
function almostAll(counts: Readonly<Counts>): number {
  const ends = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b);
  const total = Object.values(counts).reduce((a, b) => a + b, 0);
  let sum = 0;
  for (const end of ends) {
    sum += counts[String(end)]!;
    if (sum >= 0.995 * total) return end;
  }
  return ends.at(-1)!;
}

function svg(width: number, height: number, body: string): string {
  return `<svg viewBox="0 0 ${width} ${height}" role="img">${body}</svg>`;
}

const whole = (count: number) => Math.round(count).toLocaleString('en-US');
/** `24.2 %`. */
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, one => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!);
}
