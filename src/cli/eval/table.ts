/** Results as tables for a terminal. */

import type { Fitted } from '../../evaluate/calibrate.ts';
import type { Comparison } from '../../evaluate/compare.ts';
import type { JumpResult } from '../../evaluate/jump-results.ts';
import { figure, margin, percent } from '../../evaluate/report/figures.ts';
import { SCORE_NAMES } from '../../evaluate/report/tables.ts';
import type { Results, Row, TaskResults } from '../../evaluate/summary.ts';

export function resultsText(results: Results): string {
  const parts = results.tasks.flatMap(task => taskText(task));
  const counts = results.programs.map(
    each => `${each.recorded} of ${each.programs} ${each.level} programs recorded`,
  );
  const notes = [
    ...counts,
    ...results.refused.slice(0, 10).map(each => `not recorded: ${each.program}: ${each.reason}`),
    ...results.impossible
      .slice(0, 20)
      .map(each => `out of reach: ${each.program} (${each.group}): ${each.reason}`),
    ...results.skipped.map(each => `not asked: ${each.question} (${each.count})`),
  ];
  return [...parts, ...notes].join('\n');
}

function taskText(task: TaskResults): string[] {
  // The halves say which CruxEval items may be looked at while developing; other tasks have no halves.
  const parts = task.task.startsWith('cruxeval') ? (['odd', 'even', 'all'] as const) : (['all'] as const);
  const tables = parts
    .filter(part => task.rows.some(row => row.part === part))
    .map(part => {
      const name = parts.length > 1 ? `${task.task}, ${part === 'all' ? 'all' : `${part} half`}` : task.task;
      return `${name}\n${groupTable(task.rows.filter(row => row.part === part))}\n`;
    });
  for (const each of task.calibration) {
    if (each.name !== 'all' && each.name !== 'step_into') continue;
    const of = each.name === 'all' ? '' : ` of ${each.name}`;
    tables.push(`expected calibration error${of} ${percent(each.error)} % over ${each.count} answers\n`);
  }
  if (task.fitted) tables.push(fitText(task.fitted));
  if (task.jumps) tables.push(jumpsText(task.jumps));
  if (task.firstWrong) tables.push(firstWrongText(task.firstWrong));
  return tables;
}

/** So many programs; the report has all. */
const FIRST_WRONG = 40;

/** What a user sees first of each program that goes wrong. */
function firstWrongText(found: NonNullable<TaskResults['firstWrong']>): string {
  const lines = found
    .slice(0, FIRST_WRONG)
    .map(({ program, right, of, line, predicted, confidence, expected }) => [
      program,
      `${right} of ${of}`,
      shortened(line, 40),
      shortened(predicted, 60) + (confidence === undefined ? '' : `, ${percent(confidence)} %`),
      shortened(expected, 60),
    ]);
  const head = ['first wrong state', 'right', 'from the line', 'predicted', 'true'];
  const more = found.length > FIRST_WRONG ? `\n… and ${found.length - FIRST_WRONG} more` : '';
  return `${aligned([head, ...lines], 5)}${more}\n`;
}

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The fit on programs that the points were not fitted on. */
function fitText({ fits }: Fitted): string {
  const lines = fits.map(each => [
    each.name,
    `${each.fitted}`,
    `${each.count}`,
    percent(each.before.error),
    percent(each.after.error),
  ]);
  const head = ['calibration error', 'fitted on', 'n', 'as stated', 'calibrated'];
  return `${aligned([head, ...lines])}\n`;
}

/** What jumps cost and lose, compared with going state by state. */
function jumpsText(jumps: readonly JumpResult[]): string {
  const lines = jumps.map(each => [
    each.group,
    each.part === 'all' ? 'all' : `${each.part} half`,
    `${each.count}`,
    `${percent(each.tokens)} %`,
    `${percent(each.toExit)} %`,
    signed(each.difference),
    `${signed(each.interval.low)} to ${signed(each.interval.high)}`,
  ]);
  const head = ['beside steps', 'items', 'n', 'tokens', 'to the exit', 'right, points', '95 % interval'];
  return `${aligned([head, ...lines], 2)}\n`;
}

function groupTable(rows: readonly Row[]): string {
  const scores = Object.keys(SCORE_NAMES).filter(score => rows.some(row => row.score === score));
  const groups = [...new Set(rows.map(row => row.group))];
  const lines = groups.map(group => {
    const own = rows.filter(row => row.group === group);
    const cells = scores.map(score => {
      const row = own.find(each => each.score === score);
      return row ? `${figure(row)} ${margin(row)}`.trim() : '';
    });
    return [group, `${Math.max(...own.map(row => row.count))}`, ...cells];
  });
  return aligned([['', 'n', ...scores.map(score => SCORE_NAMES[score]!)], ...lines]);
}

export function comparisonText(rows: readonly Comparison[]): string {
  const lines = rows.map(row => [
    `${row.task} ${row.group}${row.part === 'odd' ? ' (odd half)' : ''}`,
    SCORE_NAMES[row.score] ?? row.score,
    `${row.total}`,
    percent(row.a),
    percent(row.b),
    signed(row.difference),
    `${signed(row.interval.low)} to ${signed(row.interval.high)}`,
    `${row.better}`,
    `${row.worse}`,
    row.certain ? (row.difference > 0 ? 'better' : 'worse') : 'no difference shown',
  ]);
  const head = ['', 'score', 'n', 'A', 'B', 'B − A', '95 % interval', 'better', 'worse', ''];
  return aligned([head, ...lines], 2);
}

function signed(share: number): string {
  const text = percent(Math.abs(share));
  if (Number(text) === 0) return '0.0';
  return `${share < 0 ? '−' : '+'}${text}`;
}

/** Aligns the first columns to the left and numbers to the right. */
export function aligned(table: readonly (readonly string[])[], left = 1): string {
  const widths = table[0]!.map((_, column) => Math.max(...table.map(line => line[column]!.length)));
  return table
    .map(line =>
      line
        .map((cell, column) =>
          column < left ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
