/** `branch`, `compare`, `history`: work on the walk itself. */
import { z } from 'zod';
import { actionText } from '../../debugger/action-text.ts';
import type { Visited } from '../../debugger/debugger.ts';
import { differences } from '../../debugger/differences.ts';
import type { Moment } from '../../debugger/engine.ts';
import { answer } from '../../debugger/movements.ts';
import { predictingEngine } from '../../launch/inputs.ts';
import { isExit } from '../../tree/state.ts';
import { clip } from '../clip.ts';
import { ToolFailure } from '../failure.ts';
import { difference, state } from '../schemas.ts';
import { placeLine, stateLine, stateOf } from '../state.ts';
import { sessionTool } from '../tool.ts';

const name = z.string().regex(/^\S{1,60}$/, 'a branch has a name of one word');

export const branch = sessionTool(
  {
    name: 'branch',
    title: 'Begin a branch, or go to one',
    description: [
      'With a name: begins a branch where the session stands, or goes to the one of that name. What',
      'is done on it leaves the others as they are. Without: lists them. The first is called main.',
    ].join(' '),
    input: {
      name: name.optional(),
      predict: z
        .boolean()
        .optional()
        .describe('a model goes on there, and nothing is run; verify then takes the same way for real'),
    },
    output: {
      is_new: z.boolean(),
      branches: z.array(
        z.strictObject({ name: z.string(), at: state, states: z.number().int(), current: z.boolean() }),
      ),
    },
  },
  async (session, args, signal) => {
    const walk = session.session;
    if (args.predict && args.name === undefined)
      throw new ToolFailure('bad_arguments', 'a branch that is predicted needs a name', [
        'branch {"name": "guess", "predict": true}',
      ]);
    if (args.predict) walk.predict(args.name!, await answer(predictingEngine(session), signal));
    const isNew = args.predict === true || (args.name !== undefined && walk.switchTo(args.name));
    const branches = walk.branches.map(each => ({
      name: each.name,
      at: stateOf(each.moment, session.opened.files, { brief: true }),
      states: each.states,
      current: each.current,
    }));
    const lines = branches.map(each => `${each.current ? '*' : ' '} ${each.name}: ${stateLine(each.at)}`);
    return { answer: { is_new: isNew, branches }, text: lines.join('\n') };
  },
);

export const compare = sessionTool(
  {
    name: 'compare',
    title: 'Compare with another branch',
    description:
      'In what the state of this branch differs from that of another, and what their last calls returned.',
    input: { with: name },
    output: {
      differences: z.array(difference).describe('before: the other branch, after: this one'),
      note: z.string().optional(),
    },
    readOnly: true,
  },
  async (session, args) => {
    const walk = session.session;
    const { files } = session.opened;
    const other = walk.momentOf(args.with);
    const all = differences(other.state, walk.moment.state);
    const here = walk.branches.find(({ current }) => current)!.name;
    const [before, after] = [args.with, here].map(
      branch => session.returned(branch) ?? lastReturn(walk.historyOf(branch)),
    );
    const isShown = all.some(({ what, kind }) => kind === 'value' && what !== 'exit');
    if (before !== after && !isShown) all.push({ what: 'last outcome', kind: 'value', before, after });
    const found = all.map(({ what, before, after }) => ({
      what,
      ...(before === undefined ? {} : { before: clip(before) }),
      ...(after === undefined ? {} : { after: clip(after) }),
    }));
    const isElsewhere = all.some(({ kind }) => kind === 'place');
    const place = (moment: Moment) => placeLine(stateOf(moment, files));
    const note = isElsewhere
      ? `the places differ: ${args.with} stands at ${place(other)}, this branch at ${place(walk.moment)}`
      : undefined;
    // Variables of different functions have nothing in common but names.
    const shown = all.some(({ what, kind }) => kind === 'place' && what === 'function')
      ? found.filter((_, i) => all[i]!.kind === 'value')
      : found.filter((_, i) => all[i]!.kind !== 'place');
    const lines = shown.map(
      each => `${each.what}: ${args.with} has ${each.before ?? 'nothing'}, here ${each.after ?? 'nothing'}`,
    );
    if (note !== undefined) lines.unshift(note);
    return {
      answer: { differences: found, ...(note === undefined ? {} : { note }) },
      text: lines.join('\n') || `no difference from ${args.with}`,
    };
  },
);

/** `price returned 8.5`: what the last call that ended on a branch came to, as far as its states show it. */
function lastReturn(history: readonly Visited[]): string | undefined {
  for (const { moment } of [...history].reverse()) {
    const { state } = moment;
    if (isExit(state) || !('value' in state)) continue;
    return `${state.function} ${state.event === 'return' ? 'returned' : 'raised'} ${clip(state.value)}`;
  }
  return undefined;
}

export const history = sessionTool(
  {
    name: 'history',
    title: 'The states so far',
    description:
      'The states that this branch has gone through and the actions between them, the latest first in pages.',
    input: {
      skip: z.number().int().min(0).optional().describe('states from the end that are passed over'),
      limit: z.number().int().min(1).max(100).optional().describe('states in the reply (20)'),
    },
    output: {
      total: z.number().int(),
      entries: z.array(z.strictObject({ index: z.number().int(), action: z.string(), state })),
    },
    readOnly: true,
  },
  async (session, { skip = 0, limit = 20 }) => {
    const all = session.session.history;
    const end = Math.max(0, all.length - skip);
    const first = Math.max(0, end - limit);
    const entries = all.slice(first, end).map(({ action, moment }, i) => ({
      index: first + i + 1,
      action: action ? actionText(action) : 'start',
      state: stateOf(moment, session.opened.files, { since: all[first + i - 1]?.moment }),
    }));
    const lines = entries.map(each => `${each.index}. ${each.action} → ${stateLine(each.state)}`);
    return { answer: { total: all.length, entries }, text: lines.join('\n') };
  },
);
