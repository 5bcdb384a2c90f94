/** `set`: gives a variable another value; the walk continues from there. */
import { z } from 'zod';
import { localsOf } from '../../debugger/frames.ts';
import { isExit } from '../../tree/state.ts';
import { clip } from '../clip.ts';
import { stateLine, stateOf } from '../state.ts';
import { sessionTool } from '../tool.ts';

export const set = sessionTool(
  {
    name: 'set',
    title: 'Give a variable another value',
    description: [
      'Changes a variable, or what an object holds (self.balance), where a line is about to run; the',
      'program goes on from there as if it had been so (engine real runs it again with that change).',
      'act back takes it back. For what-if: branch first.',
    ].join(' '),
    input: {
      name: z.string().min(1).max(200),
      value: z.string().min(1).max(100_000).describe('a Python expression'),
    },
    output: {},
    moves: true,
  },
  async (session, { name, value }, signal) => {
    const walk = session.session;
    const { state } = walk.moment;
    const { predicts } = walk.engine;
    const locals = (isExit(state) ? undefined : localsOf(state)) ?? new Map<string, string>();
    const text = predicts ? (await session.evaluator.evaluate(value, locals)).repr : value;
    const since = walk.moment;
    const { moment } = await walk.set(name, text, signal);
    const changed = stateOf(moment, session.opened.files, { since });
    // A value that looks as it did before is shown, too: it is what was asked for.
    const now = isExit(moment.state) ? undefined : localsOf(moment.state)?.get(name);
    const variables = { ...(now === undefined ? {} : { [name]: clip(now) }), ...changed.variables };
    return { answer: {}, text: stateLine({ ...changed, variables }) };
  },
);
