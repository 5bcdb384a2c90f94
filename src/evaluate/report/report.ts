/** Writes the report: one HTML file with two pages, the results and the wrong answers. */
import type { Judged, TaskName } from '../question.ts';
import type { Bin } from '../statistics.ts';
import type { Results, Row, TaskResults } from '../summary.ts';
import { type Html, html } from './html.ts';
import { NESTED_STRINGS } from './paper.ts';
import { type Axis, barChart, lineChart } from './plot.ts';
import { STYLE } from './style.ts';
import { calibrationTable, cruxevalTable, firstWrongTable, fitTable, groupTable } from './tables.ts';
import { wrongPage } from './wrong.ts';

const TITLES: Readonly<Record<TaskName, readonly [string, string]>> = {
  'next-state': [
    'Next state',
    'Exact match of the state behind one action, whole and by parts, on held-out programs.',
  ],
  'cruxeval-output': ['CruxEval output', 'What does f return? By value.'],
  'cruxeval-input': ['CruxEval input', 'Which arguments give this output? Judged by running f on them.'],
  'cruxeval-adaptive': [
    'Jumps',
    'step_return from the call of f: in one go, state by state, and as large as the model is sure of; ' +
      'with the tokens that each costs.',
  ],
  horizon: [
    'Horizon',
    'CruxEval with steps shown first: right answers against the share of the run that is skipped.',
  ],
  calibration: [
    'Calibration',
    'Does a stated confidence hold? The questions are those of next state, forward, and of ordinary programs.',
  ],
  nesting: ['Nesting', 'Lines whose calls stand inside one another, one to five deep.'],
  operations: ['Operations', 'Lines that do one thing to numbers, to a list or to a text.'],
  set: ['Set', 'The next state after the user changed a variable.'],
  ordinary: [
    'Ordinary programs',
    'Whole programs, entered as a user enters them: along the true run, and running free.',
  ],
};

export function report(results: Results, judged: ReadonlyMap<TaskName, readonly Judged[]>): string {
  const wrong = [...judged.values()].flat();
  const body = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, \
initial-scale=1"><title>Evaluation of ${results.stamp.engine}</title><style>${STYLE}</style></head>
<body><nav><div><b>Evaluation</b><a href="#results">Results</a><a href="#wrong">Wrong answers</a></div></nav>
<main>
<section id="results">
<h1>${results.stamp.engine}</h1>
<p class="soft">${wrong.length.toLocaleString('en')} questions answered and judged.</p>
${stamp(results)}
${cruxeval(results)}
${results.tasks.map(section)}
${programs(results)}
</section>
<section id="wrong"><h1>Wrong answers</h1><p class="soft">Up to twelve of each group. Marked: what the answer lacks, \
and what it has instead. A click on a state shows the whole prompt.</p>${wrongPage(judged)}</section>
</main></body></html>
`;
  return body.text;
}

function stamp({ stamp: s }: Results): Html {
  const rows: (readonly [string, string])[] = [
    ['model', s.model ?? 'no model'],
    ['Python', s.python],
    ['form', `version ${s.form}`],
    ['tokenizer', s.tokenizer.slice(0, 16)],
    ...s.data.map(
      each => ['data', `${each.name}, ${each.programs} programs, ${each.sha256.slice(0, 16)}`] as const,
    ),
    ['seed, limit, samples', `${s.seed}, ${s.limit ?? 'none'}, ${s.samples}`],
    ['context', `${s.context} tokens`],
    ['working', s.working ? 'asked for wherever a line can be worked out' : 'not asked for'],
    ['evaluation', `version ${s.harness}`],
  ];
  return html`<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

function cruxeval(results: Results): Html | undefined {
  const table = cruxevalTable(results.tasks);
  return table && html`<h2>CruxEval beside the paper</h2>${table}`;
}

function section(task: TaskResults): Html {
  const [title, about] = TITLES[task.task];
  const head = html`<h2>${title}</h2><p class="soft">${about}</p>`;
  switch (task.task) {
    case 'next-state':
      return html`${head}${levelPlots(task)}${stateTables(task)}`;
    case 'cruxeval-output':
    case 'cruxeval-input':
    case 'cruxeval-adaptive':
      return html`${head}<h3>odd half</h3>${groupTable(task.rows, 'odd')}<h3>all</h3>${groupTable(task.rows)}`;
    case 'horizon':
      return html`${head}<div class="plots">${horizonPlots(task)}</div>${groupTable(task.rows)}`;
    case 'calibration':
      return html`${head}<div \
class="plots">${calibrationPlots(task)}</div>${calibrationTable(task)}${task.fitted ? fitTable(task.fitted) : ''}`;
    case 'nesting':
      return html`${head}<div class="plots">${nestingPlot(task)}</div>${groupTable(task.rows)}`;
    case 'ordinary':
      return html`${head}${groupTable(task.rows)}<div \
class="plots">${calibrationPlots(task)}</div>${calibrationTable(task)}${firstWrongTable(task)}`;
    case 'operations':
    case 'set':
      return html`${head}${groupTable(task.rows)}`;
  }
}

/** Forward, inverse, and many samples of one question: they have different scores. */
function stateTables(task: TaskResults): Html {
  const tables = [
    ['Forward', task.rows.filter(row => !row.group.includes('/inv_'))],
    ['Inverse', task.rows.filter(row => row.group.includes('/inv_') && !row.group.endsWith('/coverage'))],
    ['Arguments among 100 samples', task.rows.filter(row => row.group.endsWith('/coverage'))],
  ] as const;
  return html`${tables.map(([name, rows]) => (rows.length > 0 ? html`<h3>${name}</h3>${groupTable(rows)}` : ''))}`;
}

function levelPlots(task: TaskResults): Html {
  const states = task.rows.filter(row => row.score === 'state' && row.part === 'all');
  const levels = [...new Set(states.map(row => row.group.split('/')[0]!))];
  const bars = (inverse: boolean) =>
    levels.map(level => ({
      name: level,
      bars: states
        .filter(row => row.group.startsWith(`${level}/`) && row.group.includes('/inv_') === inverse)
        .map(bar),
    }));
  return html`<div class="plots">${barChart('Whole state, forward', bars(false))}\
${barChart('Whole state, inverse', bars(true))}</div>`;
}

function bar(row: Row) {
  const { low, high } = row.interval ?? { low: row.mean, high: row.mean };
  return { name: row.group.split('/')[1]!, value: row.mean, low, high, count: row.count };
}

const share = (value: number): string => `${Math.round(100 * value)}`;

function horizonPlots(task: TaskResults): Html[] {
  const axis: Axis = {
    label: 'share of the run that is skipped, %',
    from: 0,
    to: 1,
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
    show: share,
  };
  return (['output', 'input'] as const).map(group =>
    lineChart(
      group,
      axis,
      task.curves
        .filter(curve => curve.name.startsWith(`${group} `))
        .map(curve => ({
          name: curve.name.slice(group.length + 1).replace('pass', ''),
          points: curve.points.map(({ x, y, count }) => ({ x, y, note: ` of ${count}` })),
        })),
    ),
  );
}

function calibrationPlots(task: TaskResults): Html[] {
  const whole: Axis = { label: 'confidence, %', from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1], show: share };
  const all = task.calibration.find(each => each.name === 'all');
  const bins = all?.bins.filter(bin => bin.count > 0) ?? [];
  const diagonal = {
    name: 'perfect',
    faint: true,
    points: [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ],
  } as const;
  const reliability = lineChart('Reliability', whole, [
    diagonal,
    {
      name: 'answers',
      points: bins.map(bin => ({ x: bin.confidence, y: bin.accuracy, note: ` of ${bin.count}` })),
    },
  ]);
  const coverage: Axis = { ...whole, label: 'answers kept, the surest first, %' };
  const kept = lineChart(
    'Right among what is kept',
    coverage,
    task.calibration.map(each => ({
      name: each.name,
      points: each.kept.map(({ coverage: x, accuracy: y }) => ({ x, y })),
    })),
  );
  return [reliability, ...fittedPlots(task), kept];
}

/** On programs that the points were not fitted on. */
function fittedPlots(task: TaskResults): Html[] {
  const axis: Axis = { label: 'confidence, %', from: 0, to: 1, ticks: [0, 0.25, 0.5, 0.75, 1], show: share };
  return (['state', 'part'] as const).flatMap(name => {
    const found = task.fitted?.fits.find(each => each.name === name);
    if (!found) return [];
    const line = (title: string, bins: readonly Bin[]) => ({
      name: title,
      points: bins
        .filter(bin => bin.count > 0)
        .map(bin => ({ x: bin.confidence, y: bin.accuracy, note: ` of ${bin.count}` })),
    });
    const perfect = {
      name: 'perfect',
      faint: true as const,
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
    };
    const title = name === 'state' ? 'Whole states, held apart' : 'Variables and other parts, held apart';
    return [
      lineChart(title, axis, [
        perfect,
        line('as stated', found.before.bins),
        line('calibrated', found.after.bins),
      ]),
    ];
  });
}

function nestingPlot(task: TaskResults): Html {
  const axis: Axis = {
    label: 'calls inside one another',
    from: 1,
    to: 5,
    ticks: [1, 2, 3, 4, 5],
    show: String,
  };
  return lineChart('Value right, by depth', axis, [
    ...task.curves.map(curve => ({
      name: curve.name,
      points: curve.points.map(({ x, y, count }) => ({ x, y, note: ` of ${count}` })),
    })),
    {
      name: '32 B Code World Model, str (published)',
      faint: true as const,
      points: NESTED_STRINGS.map(([x, y]) => ({ x, y })),
    },
  ]);
}

function programs(results: Results): Html {
  const counts = html`<div class="wide"><table><thead><tr><th>programs</th><th>given</th><th>recorded</th></tr>\
</thead><tbody>${results.programs.map(
    each => html`<tr><td>${each.level}</td><td>${each.programs}</td><td>${each.recorded}</td></tr>`,
  )}</tbody></table></div>`;
  const list = (title: string, items: readonly Html[]) =>
    items.length === 0
      ? ''
      : html`<h3>${title} <small>${items.length}</small></h3><ul>${items.slice(0, 100)}</ul>`;
  return html`<h2>Programs</h2>${counts}
${list(
  'Could not be recorded',
  results.refused.map(each => html`<li>${each.program}: ${each.reason}</li>`),
)}
${list(
  'Counted, and out of any answer’s reach',
  results.impossible.map(each => html`<li>${each.program} (${each.group}): ${each.reason}</li>`),
)}
${list(
  'Questions that could not be asked',
  results.skipped.map(each => html`<li>${each.question}: ${each.count}</li>`),
)}`;
}
