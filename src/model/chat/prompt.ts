/**
 * The prompt for a general chat model: the rules of the walk, the program, the current state, and the schema of the
 * answer.
 */
import type { Event } from '../../language/depths.ts';
import { SPECIAL } from '../../language/specials.ts';
import type { Trajectory } from '../../language/trajectory.ts';
import { EVENT_TOKENS } from '../../language/write-own.ts';
import type { Action, State } from '../../tree/state.ts';
import type { Allowed } from '../model.ts';

/** Events as the answer names them; each exit has its own name. */
export const EXITS: Readonly<Record<string, number>> = {
  exit_normal: SPECIAL.exit_normal,
  exit_error: SPECIAL.exit_error,
  exit_never: SPECIAL.exit_never,
  inv_exit_entry: SPECIAL.inv_exit_entry,
};

/** Number of last states of the walk that are shown. */
const SHOWN = 60;

/** The possible events, from the tokens with which the grammar lets a state begin. */
export function eventsFor({ few }: Allowed): string[] {
  const events = Object.keys(EVENT_TOKENS).filter(event => few.includes(EVENT_TOKENS[event as Event]));
  return [...events, ...Object.keys(EXITS).filter(exit => few.includes(EXITS[exit]!))];
}

export function schemaFor(events: readonly string[]): object {
  const pair = {
    type: 'object',
    properties: { name: { type: 'string' }, value: { type: 'string' } },
    required: ['name', 'value'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: {
      event: { type: 'string', enum: events },
      line: { type: 'integer' },
      depth: { type: 'integer' },
      locals: { type: 'array', items: pair },
      value: { type: 'string' },
      confidence: { type: 'number' },
    },
    required: ['event', 'line', 'depth', 'locals', 'value', 'confidence'],
    additionalProperties: false,
  };
}

const RULES = `You predict what a Python debugger would show. Nothing is run: work out the state from the code.

A state is a JSON object:
- "event": "call" (a function was entered, its def line), "line" (this line is about to run), "return" (the function \
is leaving, at the line it leaves from), "exception" (an exception passes through this line), "exit_normal", \
"exit_error" (the program ended, well or by an exception), "exit_never" (it runs for ever).
- "line": the line number as shown, 0 for an exit.
- "depth": how many calls are open; the first function is 1, a function it calls 2.
- "locals": all local variables at that moment, in the order in which they were bound, as [{"name", "value"}]; each \
value is Python's repr() of it, as text, without addresses; the program's module is called program: <program.Box \
object>. For an exit: [].
- "value": for "return" the repr() of the returned value, for "exception" the repr() of the exception; else "".
- "confidence": how sure you are that all of it is right, from 0 to 1.

Actions: step_into goes to the very next state, into calls; step_over to the next state at this depth or above; \
step_return to the end of the current call; breakpoint LINES to the next time one of these lines is about to run (or \
its function is called), or the exit; continue to the exit; set NAME = VALUE stays at the same line with that \
variable changed.
A "call" is followed by the first "line" of its body; a "return" by the next "line" of the caller.`;

const INVERSE = `
This walk goes backwards in time: each state is the one BEFORE the last shown. Events: "inv_line" (the line that had \
been about to run, with the locals before it ran), "inv_line_call" (the same for a line that made a call), \
"inv_return", "inv_exception" (the end of a call made earlier), "inv_call" (the moment a function was entered, with \
its arguments in full), "inv_exit_entry" (before the first call). inv_step_into goes to the state just before, into \
calls; inv_step_over stays at this depth; inv_step_call goes to the entering of the current call. For "inv_line" and \
"inv_line_call" list only the locals whose value differs from the "inv_line" shown before.`;

export function messagesFor(
  trajectory: Trajectory,
  events: readonly string[],
): { role: string; content: string }[] {
  const { context, steps, direction } = trajectory;
  const code = context.lines.map(({ line, source }) => `${String(line).padStart(4)}  ${source}`).join('\n');
  const walk = steps
    .slice(-SHOWN)
    .flatMap(({ state, action }) => [
      JSON.stringify(stateObject(state)),
      ...(action ? [`> ${actionText(action)}`] : []),
    ]);
  const left = steps.length > SHOWN ? `(${steps.length - SHOWN} earlier states are left out)\n` : '';
  return [
    { role: 'system', content: direction === 'inverse' ? RULES + INVERSE : RULES },
    {
      role: 'user',
      content:
        `The program, with line numbers:\n${code}\n\nThe walk so far, states and the actions taken (>):\n` +
        `${left}${walk.join('\n')}\n\nThe state after that last action? "event" is one of: ` +
        `${events.join(', ')}. Answer with the JSON object alone.`,
    },
  ];
}

function stateObject(state: State): object {
  if (state.event === 'exit') return { event: `exit_${state.exit}` };
  if (state.event === 'inv_exit_entry') return { event: state.event };
  const locals = 'locals' in state && state.locals ? [...state.locals] : [];
  return {
    event: state.event,
    line: state.line,
    depth: state.depth,
    locals: locals.map(([name, value]) => ({ name, value })),
    value: 'value' in state ? state.value : '',
  };
}

function actionText(action: Action): string {
  if (action.action === 'breakpoint') return `breakpoint ${action.lines.join(' ')}`;
  return action.action === 'set' ? `set ${action.name} = ${action.value}` : action.action;
}
