/** `act`: moves forward and back by a list of actions, and stops at the first breakpoint. */
import { z } from 'zod';
import { DebuggerError } from '../../debugger/engine.ts';
import {
  finish,
  Interrupted,
  type Movement,
  next,
  resume,
  runTo,
  step,
  untilHolds,
} from '../../debugger/movements.ts';
import type { Stop } from '../../debugger/session.ts';
import { lineAt } from '../../debugger/source-places.ts';
import { STATES } from '../clip.ts';
import type { DebugSession, Report } from '../debug-session.ts';
import { ToolFailure } from '../failure.ts';
import { session as handle, replies, state } from '../schemas.ts';
import { stateLine, stateOf } from '../state.ts';
import { nextLine, type Reply, standingOf, type Tool } from '../tool.ts';
import { within } from '../waiting.ts';

const VERBS = 'step_into|step_over|step_return|continue|back|back_into|back_over|back_call|forth|restart';
const ACTION = new RegExp(`^(?:(${VERBS})(?:\\s*\\*\\s*([1-9]\\d{0,4}))?|run_to\\s+(\\S+))$`);

const input = z.strictObject({
  session: handle,
  actions: z
    .array(
      z
        .string()
        .max(200)
        .regex(
          ACTION,
          [
            'no such action; there are step_into, step_over, step_return, continue, run_to LINE, back,',
            'back_into, back_over, back_call, forth, restart',
          ].join(' '),
        ),
    )
    .max(100)
    .describe(
      [
        'step_into: the very next state. step_over: the next at this level. step_return: the end of',
        'this call. continue: the next breakpoint or the exit. run_to 12, run_to FILE:12, run_to',
        'FUNCTION. back: takes the last action back. back_into, back_over, back_call: what came',
        'before, against the run; forth: where it stood before going back. restart. step_over*3 repeats. [] waits',
        'for what is pending',
      ].join(' '),
    ),
  until: z
    .string()
    .max(2000)
    .optional()
    .describe('a Python condition over the variables: after the actions, steps until it holds'),
  until_by: z.enum(['step_into', 'step_over']).optional().describe('how it steps (step_over)'),
  cancel: z
    .boolean()
    .optional()
    .describe('breaks off what is pending; the session stays where that had got to'),
  max_states: z
    .number()
    .int()
    .min(1)
    .max(200)
    .optional()
    .describe(`states in the reply, the last ones (${STATES})`),
  wait_seconds: z
    .number()
    .min(0)
    .max(600)
    .optional()
    .describe('reply with pending: true after this long (20)'),
});
type Arguments = z.infer<typeof input>;

const output = {
  states: z
    .array(state)
    .describe('one for each action, in order; only changes where the stop before was in the same call'),
  left_out: z.number().int().min(0).describe('states before these that are left out'),
  done: z.number().int().min(0).describe('actions carried out; fewer than given if something stopped it'),
};

export const act: Tool = {
  name: 'act',
  title: 'Move through the program',
  description: [
    'Carries out a list of actions from where the session stands and returns the state after',
    'each. It stops at the first breakpoint, exit or failure. Give several actions in one call',
    'rather than one by one; use breakpoints with conditions, or until, to go far.',
  ].join(' '),
  input,
  output: replies(output),
  readOnly: false,
  run: async (sessions, args, signal) => {
    const wishes = input.parse(args);
    const session = sessions.get(wishes.session);
    const wait = (wishes.wait_seconds ?? 20) * 1000;
    if (wishes.cancel) {
      session.cancel();
      await session.wait(wait);
      return replyOf(session, session.pending);
    }
    if (wishes.actions.length === 0 && wishes.until === undefined) {
      await session.wait(wait);
      if (!session.pending) session.rethrow();
      return replyOf(session, session.pending);
    }
    const report: Report = { states: [], left: 0, done: 0 };
    const moving = session.alone('act', signal, inner => {
      session.report = report;
      return move(session, wishes, report, inner);
    });
    const there = await within(moving, wait);
    if (!there) session.leave(moving);
    return replyOf(session, there === undefined);
  },
};

async function move(
  session: DebugSession,
  wishes: Arguments,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const most = wishes.max_states ?? STATES;
  // A condition that cannot be read must not fail after the actions have moved the session.
  if (wishes.until !== undefined) await session.evaluator.check(wishes.until);
  for (const text of wishes.actions) {
    const [, verb = 'run_to', times = '1', line] = ACTION.exec(text)!;
    for (let i = 0; i < Number(times); i++) {
      const goOn = await carryOut(session, report, most, () => perform(session, verb, line, signal));
      if (!goOn) return;
    }
  }
  if (wishes.until === undefined) return;
  const movement = untilHolds(wishes.until, wishes.until_by ?? 'step_over');
  await carryOut(session, report, most, () => session.session.move(movement, signal));
}

/** Takes and reports one action; false if the rest should not follow. */
async function carryOut(
  session: DebugSession,
  report: Report,
  most: number,
  act: () => Promise<Stop>,
): Promise<boolean> {
  const since = session.session.moment;
  let stop: Stop;
  try {
    stop = await act();
  } catch (error) {
    // Earlier actions stay and are reported; the last one also says why the list went no further.
    const last = report.states.at(-1);
    if (!(error instanceof DebuggerError) || error instanceof Interrupted || !last) throw error;
    last.stopped = `the next action was not possible: ${error.message}`;
    return false;
  }
  report.done++;
  const state = stateOf(stop.moment, session.opened.files, { since, stopped: stop.reason });
  const end = session.session.ended ? session.returnedInRun() : undefined;
  report.states.push({ ...state, ...(end === undefined ? {} : { note: end }) });
  if (report.states.length > most) {
    report.states.shift();
    report.left++;
  }
  return stop.reason === undefined;
}

const MOVEMENTS: Readonly<Record<string, Movement>> = {
  step_into: step,
  step_over: next,
  step_return: finish,
  continue: resume,
};

async function perform(
  { session, opened }: DebugSession,
  verb: string,
  line: string | undefined,
  signal: AbortSignal,
): Promise<Stop> {
  const movement = MOVEMENTS[verb];
  if (movement) return session.move(movement, signal);
  switch (verb) {
    case 'run_to':
      return session.move(runTo(lineAt(opened.files, line!)), signal);
    case 'back':
      return session.undo();
    case 'forth':
      return session.forth();
    case 'restart':
      return session.start(signal);
    case 'back_into':
      return session.goBack({ action: 'inv_step_into' }, signal);
    case 'back_over':
      return session.goBack({ action: 'inv_step_over' }, signal);
    case 'back_call':
      return session.goBack({ action: 'inv_step_call' }, signal);
    default:
      throw new ToolFailure('internal', `the action ${verb} is known and not carried out`);
  }
}

function replyOf(session: DebugSession, pending: boolean): Reply {
  const report = session.report ?? { states: [], left: 0, done: 0 };
  const states = [...report.states];
  if (!pending) session.report = undefined;
  const standing = standingOf(session, { pending, stopped: states.at(-1)?.stopped });
  const lines = states.map(stateLine);
  if (report.left > 0) lines.unshift(`… ${report.left} states before these`);
  if (pending) lines.push('pending: act with no actions waits for the rest');
  else if (states.length === 0 && standing.at) lines.push(`at ${stateLine(standing.at)}`);
  lines.push(nextLine(standing));
  return {
    structured: { ...standing, states, left_out: report.left, done: report.done },
    text: lines.join('\n'),
  };
}
