/** Checks arguments by going forward from them: in a real run if the program can run, else by the model. */

import { DebuggerError } from '../debugger/engine.ts';
import type { NeuralEngine } from '../debugger/engines/neural/engine.ts';
import { findFunction } from '../debugger/engines/neural/entry.ts';
import { contextOf } from '../language/trajectory.ts';
import { ContextCode } from '../python/functions.ts';
import type { Locals, State } from '../tree/state.ts';
import { StateTree } from '../tree/tree.ts';
import { type Evaluator, withoutAddresses } from './evaluator.ts';
import type { OpenedEngine } from './open-engine.ts';
import type { ProgramSource } from './program-source.ts';

/** What a check needs. */
export interface Checking {
  readonly source: ProgramSource;
  readonly opened: OpenedEngine;
  readonly evaluator: Evaluator;
}

export interface Question {
  readonly name: string;
  /** What it returns; or what it raises: an exception's class, or its whole text. */
  readonly value: string;
  readonly raises?: true;
  readonly line?: number;
}

export interface Candidate {
  readonly locals: Locals;
  readonly text: string;
  drawn: number;
}

/** The result of calling the function with a candidate. */
export interface Verdict {
  readonly holds: boolean;
  /** The value that came out instead. */
  readonly got: string;
}

export interface Checked {
  readonly verdicts: readonly Verdict[];
  readonly how: string;
}

const CHECK_SECONDS = 5;

/** Checks candidates. `forward` opens an engine that begins with a call. */
export async function check(
  program: Checking,
  question: Question,
  candidates: readonly Candidate[],
  forward: (entry: { entry: string; args: string }) => NeuralEngine,
  signal: AbortSignal,
): Promise<Checked> {
  if (program.source.spec) {
    try {
      if (isOutermost(program, question.name))
        return { verdicts: await runAll(program, question, candidates), how: 'each was run' };
      const verdicts = await runInPlace(program, question, candidates, signal);
      if (verdicts) return { verdicts, how: "each was run in the place of the program's own call" };
    } catch (error) {
      if (!(error instanceof Error) || signal.aborted) throw error;
    }
  }
  const verdicts: Verdict[] = [];
  for (const { text } of candidates) verdicts.push(await predicted(question, text, forward, signal));
  const reason = isOutermost(program, question.name)
    ? 'the program does not run here'
    : `the program does not run here, or never calls ${question.name}`;
  return { verdicts, how: `${reason}: the model checked each, and nothing was run` };
}

/** Whether a function can be called by its name: it stands in no class and no other function. */
function isOutermost(program: Checking, name: string): boolean {
  const shape = findFunction(new ContextCode(contextOf(program.opened.files.files[0]!.source)), name);
  return shape === undefined || /^\S/.test(program.opened.files.files[0]!.lines[shape.line - 1] ?? '');
}

/** Runs all candidates at once, or one by one if some candidate does not end. */
async function runAll(
  program: Checking,
  { name, value, raises }: Question,
  candidates: readonly Candidate[],
): Promise<readonly Verdict[]> {
  const ask = async (some: readonly Candidate[]) => {
    const given = { name, value, raises: raises === true, candidates: some.map(({ locals }) => [...locals]) };
    const verdicts = await program.evaluator.run<(Verdict & { returned?: true })[]>(
      'inputs',
      given,
      true,
      CHECK_SECONDS,
    );
    return verdicts.map(verdict => {
      const got = withoutAddresses(verdict.got);
      return { holds: verdict.holds || (verdict.returned === true && got === value), got };
    });
  };
  // Without candidates: does the program run at all, and does the function exist?
  await ask([]);
  try {
    return await ask(candidates);
  } catch {
    const verdicts: Verdict[] = [];
    for (const candidate of candidates) {
      verdicts.push(
        await ask([candidate]).then(
          ([only]) => only!,
          () => ({ holds: false, got: 'no end' }),
        ),
      );
    }
    return verdicts;
  }
}

/**
 * Runs the program and changes the arguments of its own call. A method needs its object and an inner function its
 * surroundings, and only the program can make them. Undefined if the program never makes that call.
 */
async function runInPlace(
  program: Checking,
  question: Question,
  candidates: readonly Candidate[],
  signal: AbortSignal,
): Promise<readonly Verdict[] | undefined> {
  const { name } = question;
  const tree = StateTree.build((await program.source.run()).recording);
  const end = tree.findEnd(name) ?? tree.findEnd(name.split('.').at(-1)!);
  if (end === undefined) return undefined;
  const activation = tree.activation(end);
  const call = tree.first(activation);
  const body = tree.next(call);
  if (body === undefined || tree.state(body).event !== 'line') return undefined;
  const own = tree.locals(call);
  const verdicts: Verdict[] = [];
  for (const { locals } of candidates) {
    signal.throwIfAborted();
    const sets = [...locals]
      .filter(
        ([each, text]) =>
          own.has(each) && own.get(each) !== text && !(isOpaque(text) && isOpaque(own.get(each)!)),
      )
      .map(([each, text]) => ({ event: body, name: each, value: text }));
    try {
      const changed = StateTree.build((await program.source.run(sets)).recording);
      verdicts.push(verdictOf(changed.state(changed.last(activation)), question));
    } catch (error) {
      verdicts.push({ holds: false, got: error instanceof Error ? error.message : String(error) });
    }
  }
  return verdicts;
}

function verdictOf(state: State, { value, raises }: Question): Verdict {
  const got = 'value' in state ? state.value : state.event;
  if (!raises) return { holds: state.event === 'return' && got === value, got };
  const isIt = got === value || withoutModule(got).startsWith(`${value}(`);
  return { holds: state.event === 'exception' && isIt, got };
}

/** `program.TooDear('…')` is a `TooDear`. */
function withoutModule(text: string): string {
  return text.replace(/^(?:[\p{L}_][\p{L}\p{N}_]*\.)+/u, '');
}

/** Whether a text describes an object and cannot make one. The program's own object is used then. */
function isOpaque(text: string): boolean {
  return /^<.*>$/s.test(text);
}

async function predicted(
  question: Question,
  args: string,
  forward: (entry: { entry: string; args: string }) => NeuralEngine,
  signal: AbortSignal,
): Promise<Verdict> {
  try {
    const engine = forward({ entry: question.name, args });
    const start = await engine.start({ direction: 'forward' });
    const end = await engine.next(start, { action: 'step_return' }, signal);
    return verdictOf(end.state, question);
  } catch (error) {
    if (error instanceof DebuggerError) return { holds: false, got: error.message };
    throw error;
  }
}
