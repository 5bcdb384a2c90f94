/** Baselines that know nothing about Python. If they score high, the harness gives points away. */

import type { Step } from '../../language/trajectory.ts';
import { ContextCode } from '../../python/functions.ts';
import { Random } from '../../shared/random.ts';
import type { PlacedState, State } from '../../tree/state.ts';
import type { Answer, Answerer, Completion, Question } from '../question.ts';
import { answerIds } from '../question-tokens.ts';

/** Repeats the last state. */
export class RepeatAnswerer implements Answerer {
  readonly name = 'repeat';

  async answer(questions: readonly Question[]): Promise<Answer[]> {
    return questions.map(question => {
      const { prompt, trajectory } = question;
      const { action: _, ...last } = trajectory.steps.at(-1)!;
      const completion = spoken(answerIds(question, [last]), 0.5);
      return { id: prompt.id, samples: Array(prompt.sampling.samples).fill(completion) };
    });
  }

  async close(): Promise<void> {}
}

/** A state put together at random from what the context holds: its lines, its names, its values. */
export class RandomAnswerer implements Answerer {
  readonly name = 'random';

  constructor(private readonly seed: number) {}

  async answer(questions: readonly Question[]): Promise<Answer[]> {
    return questions.map(question => {
      const { id, sampling } = question.prompt;
      const random = new Random(`${this.seed}/${id}`);
      const samples = Array.from({ length: sampling.samples }, () => draw(question, random));
      return { id, samples };
    });
  }

  async close(): Promise<void> {}
}

function draw(question: Question, random: Random): Completion {
  const { trajectory } = question;
  const values = valuesOf(question);
  const code = new ContextCode(trajectory.context);
  const lines = trajectory.context.lines.filter(({ source }) => source.trim() !== '');
  const { line, source } = random.pick(lines);
  const event = random.pick(
    trajectory.direction === 'forward'
      ? (['call', 'line', 'return', 'exit'] as const)
      : (['inv_call', 'inv_line', 'inv_exit_entry'] as const),
  );
  const last = trajectory.steps.at(-1)!.state as PlacedState;
  const called = event === 'call' || event === 'inv_call';
  const definition = lines.map(each => code.definition(each.line)).find(each => each !== undefined);
  const names = called
    ? (definition?.parameters ?? [])
    : 'locals' in last && last.locals
      ? [...last.locals.keys()]
      : [];
  const place =
    called && definition
      ? { line: definition.line, source: code.source(definition.line)! }
      : { line, source };
  const locals = new Map(names.map(name => [name, random.pick(values)]));
  const around = { ...place, function: last.function, depth: last.depth };
  const state = stateOf(event, around, locals, random.pick(values));
  const step: Step = { state };
  return spoken(answerIds(question, [step]), 1 / (lines.length * values.length));
}

type Around = Pick<PlacedState, 'line' | 'source' | 'function' | 'depth'>;

function stateOf(
  event: 'call' | 'line' | 'return' | 'exit' | 'inv_call' | 'inv_line' | 'inv_exit_entry',
  around: Around,
  locals: Map<string, string>,
  value: string,
): State {
  switch (event) {
    case 'exit':
      return { event, exit: 'normal' };
    case 'inv_exit_entry':
      return { event };
    case 'return':
      return { event, ...around, value, locals };
    default:
      return { event, ...around, locals };
  }
}

/** Reprs that the prompt shows, literals of its code, and the commonest values of all. */
function valuesOf({ trajectory }: Question): string[] {
  const values = new Set(['None', 'True', 'False', '0', '1', "''", '[]', '{}']);
  for (const { state } of trajectory.steps) {
    if ('value' in state) values.add(state.value);
    if ('locals' in state) for (const value of state.locals?.values() ?? []) values.add(value);
  }
  for (const { source } of trajectory.context.lines) {
    for (const literal of source.match(/'[^'\\]*'|"[^"\\]*"|\b\d+\b/g) ?? []) values.add(literal);
  }
  return [...values];
}

/** The first token carries all of the confidence. */
function spoken(ids: readonly number[], confidence: number): Completion {
  return { ids, logprobs: ids.map((_, i) => (i === 0 ? Math.log(confidence) : 0)) };
}
