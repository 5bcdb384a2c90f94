/** Checks answers to questions about inputs by running the function on them, and keeps the simplest that hold. */

import { literalRepr } from '../../python/literals.ts';
import { addTo } from '../../shared/lists.ts';
import type { AskedFunction, KnownCall } from '../../training-data/direct-questions.ts';
import { weightOf } from '../../training-data/simplicity.ts';
import { callText } from '../call-text.ts';
import type { Completion } from '../question.ts';
import { readCompletion } from '../question-tokens.ts';
import { argumentsOf } from '../tasks/verdicts.ts';
import type { ValueChecker } from '../value-checker.ts';
import type { InputQuestion } from './prompts.ts';

type Arguments = KnownCall['arguments'];

/** What became of one question. */
export interface CheckedQuestion {
  readonly question: InputQuestion;
  readonly samples: number;
  /** Samples that are not our form or hold no arguments, and arguments that cannot be written as literals. */
  readonly malformed: number;
  /** Distinct arguments that were run. */
  readonly checked: number;
  /** Those that have the outcome asked for, the simplest first. */
  readonly held: readonly KnownCall[];
  /** Those among them that no known call has. */
  readonly fresh: readonly KnownCall[];
}

/** A program as `ndbg_data.corpus` reads it (kind `programs`). */
export interface CheckedProgram extends AskedFunction {
  readonly calls: readonly string[];
}

/** Questions checked side by side: the checker has several processes, and each has a queue. */
const AT_ONCE = 32;

export async function checkAnswers(
  questions: readonly InputQuestion[],
  samples: ReadonlyMap<string, readonly Completion[]>,
  checker: ValueChecker,
  progress: (done: number) => void,
): Promise<CheckedQuestion[]> {
  const checked: CheckedQuestion[] = [];
  for (let from = 0; from < questions.length; from += AT_ONCE) {
    const some = questions.slice(from, from + AT_ONCE);
    checked.push(
      ...(await Promise.all(some.map(each => check(each, samples.get(each.prompt.id) ?? [], checker)))),
    );
    progress(checked.length);
  }
  return checked;
}

async function check(
  question: InputQuestion,
  samples: readonly Completion[],
  checker: ValueChecker,
): Promise<CheckedQuestion> {
  const { program, known } = question.about;
  const distinct = new Map<string, Arguments>();
  let malformed = 0;
  for (const sample of samples) {
    const given = literalsOf(question, sample);
    if (given) distinct.set(keyOf(given), given);
    else malformed++;
  }
  const parameters = distinct.size > 0 ? await checker.parameters(program.source, program.entry) : undefined;
  const held: KnownCall[] = [];
  await Promise.all(
    [...distinct.values()].map(async given => {
      const call = callText(program.entry, given, parameters ?? []);
      if (call !== undefined && (await holds(question, given, checker)))
        held.push({ call, arguments: given });
    }),
  );
  held.sort(simplerFirst);
  const before = new Set(known.map(each => keyOf(each.arguments)));
  const fresh = held.filter(each => !before.has(keyOf(each.arguments)));
  return { question, samples: samples.length, malformed, checked: distinct.size, held, fresh };
}

/** The arguments of a sample as Python shows them, or undefined if they cannot be written as literals. */
function literalsOf(question: InputQuestion, sample: Completion): Arguments | undefined {
  const { steps, problem } = readCompletion(question, sample);
  const given = problem === undefined ? argumentsOf(steps[0]?.state) : undefined;
  if (!given) return undefined;
  const literals = Object.entries(given).map(([name, value]) => [name, literalRepr(value)] as const);
  return literals.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(literals) as Arguments)
    : undefined;
}

/** Whether the run ends as asked, on the same line and with a value that is written in the same way. */
async function holds({ about }: InputQuestion, given: Arguments, checker: ValueChecker): Promise<boolean> {
  const { program, outcome } = about;
  const { verdict, got } = await checker.check({
    op: 'call',
    source: program.source,
    function: program.entry,
    arguments: given,
    expect: outcome,
  });
  return verdict === 'right' && got === outcome.value;
}

const keyOf = (given: Arguments): string => JSON.stringify(Object.entries(given).sort());
const weigh = (call: KnownCall): number => weightOf(Object.values(call.arguments));

/** Among equals the text decides, so that one file of answers always gives one file of programs. */
function simplerFirst(a: KnownCall, b: KnownCall): number {
  return weigh(a) - weigh(b) || (a.call < b.call ? -1 : Number(a.call > b.call));
}

/** The simplest answer, if it is simpler than every call that was known. */
export function simplerThanKnown({ question, fresh }: CheckedQuestion): KnownCall | undefined {
  const best = fresh[0];
  return best && weigh(best) < weigh(question.about.known[0]!) ? best : undefined;
}

/**
 * The functions of which an answer held, each once, with the `keep` simplest calls of every such outcome, known ones
 * among them. A known call stands before an answer that is as simple.
 */
export function checkedPrograms(checked: readonly CheckedQuestion[], keep: number): CheckedProgram[] {
  const functions = new Map<string, CheckedQuestion[]>();
  for (const each of checked) {
    const { source, entry } = each.question.about.program;
    if (each.held.length > 0) addTo(functions, JSON.stringify([source, entry]), each);
  }
  return [...functions.values()].map(questions => {
    const { program } = questions[0]!.question.about;
    const calls = questions.flatMap(({ question, fresh }) =>
      [...question.about.known, ...fresh]
        .sort((a, b) => weigh(a) - weigh(b))
        .slice(0, keep)
        .map(({ call }) => call),
    );
    return {
      source: program.source,
      calls: [...new Set(calls)],
      entry: program.entry,
      origin: 'checked',
      problem: program.problem,
      flags: [program.origin, ...program.flags],
    };
  });
}
