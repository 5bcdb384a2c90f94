/**
 * Compares a walk with the truth: takes the same actions in a real run, state by state. Pure; the caller runs the
 * program.
 */

import type { Recording } from '../trace/recording.ts';
import { isExit } from '../tree/state.ts';
import type { Visited } from './debugger.ts';
import { differences } from './differences.ts';
import { DebuggerError, type Moment } from './engine.ts';
import { RealEngine, type SetRequest } from './engines/real/engine.ts';
import { answer } from './movements.ts';
import type { Session } from './session.ts';

export interface Verified {
  /** The real moments, one for each moment of the walk. */
  readonly truth: readonly Moment[];
  /** The first state of the walk that differs from the run; undefined if none does. */
  readonly parted: number | undefined;
  /** Notes about the real run, a sentence each. */
  readonly notes: readonly string[];
}

/** A real run: its recording, and why it was cut short, if it was. */
export interface RealRun {
  readonly recording: Recording;
  readonly stopped?: { readonly message: string };
}

export async function verifyWalk(
  history: readonly Visited[],
  run: (sets: readonly SetRequest[]) => Promise<RealRun>,
): Promise<Verified> {
  const { truth, notes } = await realWalk(history, run);
  const first = truth[0]!.state;
  if (first.event === 'exit') {
    const why = first.error === undefined ? '' : `: ${first.error}`;
    throw new DebuggerError(
      `the program does not run as far as its entry, so there is no truth to hold this to${why}`,
    );
  }
  return { truth, parted: partedAt(history, truth), notes };
}

/**
 * The same for a session. Where a model went on from a real place, that place goes on in the same way; else the program
 * is run from its beginning.
 */
export async function verifySession(
  session: Session,
  run: (sets: readonly SetRequest[]) => Promise<RealRun>,
  signal: AbortSignal,
): Promise<Verified> {
  const { history } = session;
  const truth = await session.follow(signal);
  if (truth) return { truth, parted: partedAt(history, truth), notes: [] };
  return answer(verifyWalk(history, run), signal);
}

/** The first state of a walk that differs from the truth. */
function partedAt(history: readonly Visited[], truth: readonly Moment[]): number | undefined {
  const parted = history.findIndex(({ moment }, i) => differs(moment, truth[i]!));
  return parted < 0 ? undefined : parted;
}

/** A predicted exit need not have the error's text. */
function differs(predicted: Moment, real: Moment): boolean {
  if (predicted.state.event === 'exit' && real.state.event === 'exit')
    return predicted.state.exit !== real.state.exit;
  return differences(predicted.state, real.state).length > 0;
}

async function realWalk(
  history: readonly Visited[],
  run: (sets: readonly SetRequest[]) => Promise<RealRun>,
): Promise<{ truth: Moment[]; notes: string[] }> {
  const notes: string[] = [];
  let problem: string | undefined;
  const engine = new RealEngine(async sets => {
    const result = await run(sets);
    problem = result.stopped?.message;
    return result.recording;
  });
  const truth: Moment[] = [];
  try {
    for (const { action } of history) {
      const before = truth.at(-1);
      if (!before || !action) truth.push(await engine.start({ direction: 'forward' }));
      else if (isExit(before.state)) truth.push(before);
      else truth.push(await engine.next(before, action));
    }
  } catch (error) {
    // A variable set in a predicted walk may not exist in the real one: then the truth ends here.
    if (!(error instanceof DebuggerError) || truth.length === 0) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new DebuggerError(
        `the program cannot be run here, so there is no truth to hold this to: ${reason}`,
      );
    }
    notes.push(`the real run cannot follow further: ${error.message}`);
    while (truth.length < history.length) truth.push(truth.at(-1)!);
  }
  if (problem !== undefined) notes.push(`(${problem})`);
  return { truth, notes };
}
