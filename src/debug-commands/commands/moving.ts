/** Commands that move forwards or change a variable. */
import { DebuggerError } from '../../debugger/engine.ts';
import { finish, type Movement, next, resume, step, until } from '../../debugger/movements.ts';
import { lineAt } from '../../debugger/source-places.ts';
import { assignmentIn } from '../../tree/fields.ts';
import { type CommandContext, command, type DebugCommand } from '../command-context.ts';

async function move(context: CommandContext, movement: Movement, signal: AbortSignal): Promise<void> {
  await context.show(await context.session.move(movement, signal));
}

function mover(names: DebugCommand['names'], usage: string, help: string, movement: Movement): DebugCommand {
  return command(names, usage, help, (context, rest, signal) => {
    if (rest !== '')
      throw new DebuggerError(`${names[0]} takes nothing after it, and "${rest}" stands there`);
    return move(context, movement, signal);
  });
}

export const MOVING: readonly DebugCommand[] = [
  mover(['step', 's'], 'step', 'the very next state, inside a call if there is one', step),
  mover(['next', 'n'], 'next', 'the next state at this level; calls are passed over', next),
  mover(['return', 'r'], 'return', 'the end of this call, and what it returns', finish),
  mover(['continue', 'c', 'cont'], 'continue', 'the next breakpoint, or the exit', resume),
  command(
    ['until', 'unt'],
    'until [LINE]',
    'a line further down in this call (LINE or later), or its end',
    (context, rest, signal) =>
      move(context, until(rest === '' ? undefined : lineAt(context.opened.files, rest)), signal),
  ),
  command(
    ['set'],
    'set NAME = VALUE',
    'give a variable another value and go on from there; also !NAME = VALUE',
    async (context, rest, signal) => {
      const found = assignmentIn(rest);
      if (!found) throw new DebuggerError('set needs a name and a value: set total = 0');
      const { name, value } = found;
      if (context.frame > 0)
        throw new DebuggerError('variables are set where the walk stands: `down` to it first');
      const { session } = context;
      // A literal is taken as it stands; an expression is evaluated over the variables here.
      const text = session.engine.predicts
        ? (await context.evaluator.evaluate(value, context.locals)).repr
        : value;
      await context.show(await session.set(name, text, signal));
    },
    'variables',
  ),
  command(
    ['restart', 'run'],
    'restart',
    'back to the beginning; breakpoints stay',
    async (context, rest, signal) => {
      if (rest !== '')
        throw new DebuggerError('restart takes nothing: other arguments need another `ndbg debug`');
      await context.show(await context.session.start(signal));
    },
  ),
  {
    names: ['quit', 'q', 'exit'],
    usage: 'quit',
    help: 'leave (Ctrl-D too)',
    run: async () => 'quit',
  },
];
