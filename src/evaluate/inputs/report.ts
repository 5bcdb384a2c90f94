/** What came of asking for inputs, as a table by source and as examples. */
import { addTo } from '../../shared/lists.ts';
import { type CheckedQuestion, simplerThanKnown } from './check.ts';

export interface InputCounts {
  /** Outcomes that were asked about, those with a sample, and the samples. */
  readonly asked: number;
  readonly answered: number;
  readonly samples: number;
  readonly malformed: number;
  /** Distinct arguments that were run, and those that had the outcome. */
  readonly checked: number;
  readonly right: number;
  /** Outcomes for which an answer held; one that was not known; one simpler than all that were known. */
  readonly held: number;
  readonly new: number;
  readonly simpler: number;
}

export function countsOf(questions: readonly CheckedQuestion[]): InputCounts {
  const sum = (of: (each: CheckedQuestion) => number) =>
    questions.reduce((total, each) => total + of(each), 0);
  return {
    asked: questions.length,
    answered: sum(({ samples }) => Number(samples > 0)),
    samples: sum(({ samples }) => samples),
    malformed: sum(({ malformed }) => malformed),
    checked: sum(({ checked }) => checked),
    right: sum(({ held }) => held.length),
    held: sum(({ held }) => Number(held.length > 0)),
    new: sum(({ fresh }) => Number(fresh.length > 0)),
    simpler: sum(each => Number(simplerThanKnown(each) !== undefined)),
  };
}

/** Counts by the source of the functions, and of all. */
export function countsBySource(questions: readonly CheckedQuestion[]): Record<string, InputCounts> {
  const sources = new Map<string, CheckedQuestion[]>();
  for (const each of questions) addTo(sources, each.question.about.program.origin, each);
  const rows = [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    [...rows, ['all', questions] as const].map(([name, own]) => [name, countsOf(own)]),
  );
}

const COLUMNS = [
  'asked',
  'answered',
  'samples',
  'malformed',
  'checked',
  'right',
  'held',
  'new',
  'simpler',
] as const;

export function tableOf(counts: Readonly<Record<string, InputCounts>>): string {
  const width = Math.max('source'.length, ...Object.keys(counts).map(name => name.length));
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((cell, i) => cell.padStart(Math.max(COLUMNS[i]!.length, 8)))].join(
      '  ',
    );
  const rows = Object.entries(counts).map(([name, own]) =>
    row(
      name,
      COLUMNS.map(column => String(own[column])),
    ),
  );
  const { answered, held, new: fresh, simpler } = counts.all!;
  const share = (part: number) => `${((100 * part) / Math.max(1, answered)).toFixed(1)} %`;
  const shares = `of the outcomes answered: held ${share(held)}, new ${share(fresh)}, simpler ${share(simpler)}`;
  return [row('source', COLUMNS), ...rows, shares].join('\n');
}

/** The outcomes of which the simplest answer saves most, with what was known and what was found. */
export function examplesOf(questions: readonly CheckedQuestion[], most: number): string {
  return questions
    .flatMap(each => {
      const found = simplerThanKnown(each);
      const { known, outcome } = each.question.about;
      return found ? [{ known: known[0]!.call, found: found.call, outcome }] : [];
    })
    .sort((a, b) => b.known.length - b.found.length - (a.known.length - a.found.length))
    .slice(0, most)
    .map(
      ({ known, found, outcome }) =>
        `${outcome.event} ${outcome.value}\n  known  ${known}\n  found  ${found}`,
    )
    .join('\n');
}
