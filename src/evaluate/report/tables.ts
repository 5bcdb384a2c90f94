/** The report's tables: our numbers, beside the published ones if there are any. */
import type { Fitted } from '../calibrate.ts';
import type { Row, TaskResults } from '../summary.ts';
import { figure, margin, percent } from './figures.ts';
import { type Html, html } from './html.ts';
import { PAPER, WORLD_MODEL } from './paper.ts';

/** The names of the scores, in the order in which they are shown. */
export const SCORE_NAMES: Readonly<Record<string, string>> = {
  pass: 'pass@1',
  state: 'whole state',
  shown: 'all shown',
  event: 'event',
  line: 'line',
  depth: 'depth',
  locals: 'locals',
  fields: 'fields',
  value: 'value',
  variables: 'variables',
  valid: 'valid',
  exact: 'exact',
  expression: 'expression evaluated',
  then_return: 'then step_return',
  right_until: 'right until',
  median_until: 'median',
  one_sample: 'one sample',
  'pass@1': 'sampled @1',
  'pass@5': '@5',
  'pass@10': '@10',
  found: 'found any',
  by_model: 'picked by own forward run',
  by_execution: 'picked by real execution',
  distinct: 'distinct valid',
  tokens: 'tokens',
  to_exit: 'tokens to the exit',
  moves: 'moves',
};

/** Groups down, scores across. */
export function groupTable(rows: readonly Row[], part: Row['part'] = 'all'): Html {
  const kept = rows.filter(row => row.part === part);
  const scores = Object.keys(SCORE_NAMES).filter(score => kept.some(row => row.score === score));
  const groups = [...new Set(kept.map(row => row.group))];
  const cell = (group: string, score: string) => {
    const row = kept.find(each => each.group === group && each.score === score);
    return row ? html`<td>${figure(row)}<small>${margin(row)}</small></td>` : html`<td></td>`;
  };
  const count = (group: string) => Math.max(...kept.filter(row => row.group === group).map(row => row.count));
  return html`<div class="wide"><table><thead><tr><th></th><th>n</th>\
${scores.map(score => html`<th>${SCORE_NAMES[score]!}</th>`)}</tr></thead><tbody>${groups.map(
    group =>
      html`<tr><td>${group}</td><td>${count(group)}</td>${scores.map(score => cell(group, score))}</tr>`,
  )}</tbody></table></div>`;
}

/** CruxEval: the paper's rows, and ours on the odd half (reported), the even half, and the whole. */
export function cruxevalTable(tasks: readonly TaskResults[]): Html | undefined {
  const output = tasks.find(each => each.task === 'cruxeval-output');
  const input = tasks.find(each => each.task === 'cruxeval-input');
  if (!output && !input) return undefined;
  const find = (task: TaskResults | undefined, group: string, score: string, part: Row['part']) => {
    const row = task?.rows.find(each => each.group === group && each.score === score && each.part === part);
    return row ? html`<td>${figure(row)}<small>${margin(row)}</small></td>` : html`<td>–</td>`;
  };
  const ours = (['odd', 'even', 'all'] as const).map(part => {
    const count =
      [output, input].flatMap(task => task?.rows ?? []).find(row => row.part === part)?.count ?? 0;
    const name = { odd: 'ours, odd half (reported)', even: 'ours, even half', all: 'ours, all' }[part];
    return html`<tr class="ours"><td>${name}<small>${count} \
items</small></td><td></td>${find(input, 'inv_step_call', 'pass', part)}${find(output, 'step_return', 'pass', part)}\
${find(output, 'breakpoint', 'locals', part)}${find(output, 'breakpoint', 'expression', part)}\
${find(output, 'breakpoint', 'then_return', part)}${find(output, 'step_into', 'pass', part)}\
${find(output, 'vote', 'pass', part)}${find(input, 'inv_step_call', 'exact', part)}</tr>`;
  });
  const paper = PAPER.map(
    row =>
      html`<tr><td>${row.model}</td><td>${row.tokens}</td><td>${row.input.toFixed(1)}</td>\
<td>${row.stepReturn.toFixed(1)}</td><td colspan="3" style="text-align:center">${row.breakpoint.toFixed(1)}</td>\
<td>–</td><td>–</td><td>${row.exact.toFixed(1)}</td></tr>`,
  );
  return html`<div \
class="wide"><table><thead><tr><th></th><th>tokens</th><th>input:<br>inv_step_call</th><th>output:<br>step_return</th>\
<th>breakpoint:<br>locals</th><th>breakpoint:<br>expression</th><th>breakpoint:<br>then return</th>\
<th>output:<br>all steps</th><th>all steps,<br>by vote</th><th>input:<br>exact match</th></tr></thead>\
<tbody>${ours}${paper}<tr><td>Code World Model, 32 B</td><td></td><td>–</td><td>${WORLD_MODEL.oneStep.toFixed(1)}</td>\
<td colspan="3" style="text-align:center">–</td><td>${WORLD_MODEL.fullTrace.toFixed(1)}</td><td>–</td><td>–</td></tr>\
</tbody></table></div>
<p class="soft">pass@1, %, with half the width of the 95 % interval. Half of the items carry ±4 to 5 points: smaller \
differences are noise. The paper does not say how its breakpoint figure is read off; ours are all three ways.</p>`;
}

export function calibrationTable(task: TaskResults): Html {
  return html`<div class="wide"><table><thead><tr><th></th><th>n</th><th>expected calibration error</th>\
<th>right, surest 50 %</th><th>right, surest 80 %</th><th>right, all</th></tr></thead><tbody>${task.calibration.map(
    each =>
      html`<tr><td>${each.name}</td><td>${each.count}</td><td>${percent(each.error)}</td>\
<td>${percent(keptAt(each.kept, 0.5))}</td><td>${percent(keptAt(each.kept, 0.8))}</td>\
<td>${percent(keptAt(each.kept, 1))}</td></tr>`,
  )}</tbody></table></div>`;
}

/** The error of the confidence, as stated and calibrated, on programs that nothing was fitted on. */
export function fitTable({ fits }: Fitted): Html {
  return html`<h3>Expected calibration error, on programs that the points were not fitted on</h3>\
<div class="wide"><table><thead><tr><th></th><th>fitted on</th><th>n</th><th>as stated</th><th>calibrated</th></tr>\
</thead><tbody>${fits.map(
    each =>
      html`<tr><td>${each.name}</td><td>${each.fitted}</td><td>${each.count}</td>\
<td>${percent(each.before.error)}</td><td>${percent(each.after.error)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** The first wrong state of each program that ran free. */
export function firstWrongTable(task: TaskResults): Html {
  if (!task.firstWrong) return html``;
  return html`<h3>What a user sees wrong first</h3>\
<div class="wide"><table><thead><tr><th>program</th><th>states right</th><th>from the line</th><th>predicted</th>\
<th>stated</th><th>true</th></tr></thead><tbody>${task.firstWrong.map(
    each =>
      html`<tr><td>${each.program}</td><td>${each.right} of ${each.of}</td><td><code>${each.line}</code></td>\
<td><code>${each.predicted}</code></td><td>${each.confidence === undefined ? '' : `${percent(each.confidence)} %`}</td>\
<td><code>${each.expected}</code></td></tr>`,
  )}</tbody></table></div>`;
}

/** Accuracy of the most confident answers, at least this share of all. */
function keptAt(kept: TaskResults['calibration'][number]['kept'], coverage: number): number {
  return (kept.find(each => each.coverage >= coverage - 1e-9) ?? kept.at(-1))?.accuracy ?? 0;
}
