/** Turns a chat model's answer into a state and into the tokens of our own form. */

import { LanguageError } from '../../language/language-error.ts';
import { Shown } from '../../language/shown-so-far.ts';
import type { Step, Trajectory } from '../../language/trajectory.ts';
import { encodeTrajectory } from '../../language/write.ts';
import { ContextCode } from '../../python/functions.ts';
import { isObject } from '../../shared/json.ts';
import type { Locals, State } from '../../tree/state.ts';
import type { Grammar } from '../model.ts';

/** What is wrong with an answer, in words by which a model can correct it. */
export class ChatAnswerError extends Error {}

export interface ChatAnswer {
  readonly event: string;
  readonly line: number;
  readonly depth: number;
  readonly locals: readonly (readonly [name: string, value: string])[];
  readonly value: string;
  /** As the model states it. */
  readonly confidence: number | undefined;
}

/** Some models put their JSON between fences, or write text before it. */
export function readAnswer(content: string): ChatAnswer {
  const from = content.indexOf('{');
  const to = content.lastIndexOf('}');
  let json: unknown;
  try {
    json = JSON.parse(content.slice(Math.max(0, from), to + 1));
  } catch {
    throw new ChatAnswerError('the answer is no JSON object');
  }
  if (!isObject(json) || typeof json.event !== 'string') throw new ChatAnswerError('"event" is missing');
  const { event, line, depth, locals, value, confidence } = json;
  return {
    event,
    line: Number.isInteger(line) ? (line as number) : 0,
    depth: Number.isInteger(depth) ? (depth as number) : 0,
    locals: readLocals(locals),
    value: typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value),
    confidence: typeof confidence === 'number' && confidence >= 0 && confidence <= 1 ? confidence : undefined,
  };
}

/** Reads the requested list of pairs, or the object that some models write instead. */
function readLocals(given: unknown): [string, string][] {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
  if (given == null) return [];
  if (Array.isArray(given)) {
    return given.map(each => {
      if (!isObject(each) || typeof each.name !== 'string')
        throw new ChatAnswerError('"locals" must be a list of {"name", "value"}');
      return [each.name, text(each.value)];
    });
  }
  if (isObject(given)) return Object.entries(given).map(([name, value]) => [name, text(value)]);
  throw new ChatAnswerError('"locals" must be a list of {"name", "value"}');
}

/** The tokens of the answer after the walk's, checked against the grammar. */
export function tokensOfAnswer(
  trajectory: Trajectory,
  prompt: readonly number[],
  answer: ChatAnswer,
  grammar: Grammar,
): number[] {
  const step = stepOf(trajectory, answer);
  let ids: number[];
  try {
    ids = Array.from(
      encodeTrajectory({ ...trajectory, steps: [...trajectory.steps, step], ended: false }).ids,
    );
  } catch (error) {
    if (!(error instanceof LanguageError)) throw error;
    throw new ChatAnswerError(error.message);
  }
  const behind = ids.slice(prompt.length);
  const check = grammar.clone();
  for (const id of behind) {
    const { few, many } = check.done ? { few: [] } : check.allowed();
    if (!few.includes(id) && !many?.includes(id)) throw new ChatAnswerError(misplaced(answer));
    check.accept(id);
  }
  if (!check.done) throw new ChatAnswerError(misplaced(answer));
  return behind;
}

function misplaced({ event, line, depth, locals }: ChatAnswer): string {
  const names = locals.map(([name]) => name).join(', ') || 'none';
  return (
    `a state "${event}" on line ${line} at depth ${depth} with the locals ${names} cannot follow here: look ` +
    `at which lines and names belong to the function, and at the action`
  );
}

function stepOf(trajectory: Trajectory, answer: ChatAnswer): Step {
  const exit = /^exit_(normal|error|never)$/.exec(answer.event)?.[1];
  if (exit !== undefined) return { state: { event: 'exit', exit: exit as 'normal' | 'error' | 'never' } };
  if (answer.event === 'inv_exit_entry') return { state: { event: 'inv_exit_entry' } };
  const code = new ContextCode(trajectory.context);
  const source = code.source(answer.line);
  if (source === undefined) throw new ChatAnswerError(`the program has no line ${answer.line}`);
  if (answer.depth < 1) throw new ChatAnswerError('"depth" counts from 1');
  const { shown, activations } = Shown.of(trajectory.steps);
  const calls = answer.event === 'call' || answer.event === 'inv_call';
  const here = calls ? undefined : shown.at(answer.depth);
  const place = {
    line: answer.line,
    source,
    function: here?.function ?? (calls ? code.calledName(answer.line) : code.functionName(answer.line)),
    depth: answer.depth,
  };
  const state = stateOf(answer, place, ordered(answer.locals, here?.locals));
  if (answer.event.startsWith('inv_')) return { state };
  return { state, activation: here?.activation ?? activations };
}

/** Restores the order of names: existing ones keep theirs, new ones follow. Models often list them otherwise. */
function ordered(given: ChatAnswer['locals'], before: Locals | undefined): Locals {
  const values = new Map(given);
  const kept = [...(before?.keys() ?? [])].filter(name => values.has(name));
  return new Map(
    [...kept, ...[...values.keys()].filter(name => !kept.includes(name))].map(name => [
      name,
      values.get(name)!,
    ]),
  );
}

function stateOf(
  { event, value }: ChatAnswer,
  place: { line: number; source: string; function: string; depth: number },
  locals: Locals,
): State {
  switch (event) {
    case 'call':
    case 'line':
    case 'inv_call':
      return { event, ...place, locals };
    case 'return':
    case 'exception':
      return { event, ...place, value: value === '' ? 'None' : value, locals };
    case 'inv_line':
    case 'inv_line_call':
      return { event, ...place, locals, partial: true };
    case 'inv_return':
    case 'inv_exception':
      return { event, ...place, value: value === '' ? 'None' : value };
    default:
      throw new ChatAnswerError(`there is no event "${event}"`);
  }
}
