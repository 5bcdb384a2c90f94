/** `verify`: repeats the walk in a real run. */
import { z } from 'zod';
import { actionText } from '../../debugger/action-text.ts';
import { differences } from '../../debugger/differences.ts';
import { DebuggerError, type Moment } from '../../debugger/engine.ts';
import { verifySession } from '../../debugger/verify.ts';
import { clip } from '../clip.ts';
import type { DebugSession } from '../debug-session.ts';
import { difference, state } from '../schemas.ts';
import { stateLine, stateOf } from '../state.ts';
import { sessionTool } from '../tool.ts';

const parting = z.strictObject({
  index: z.number().int().describe('state of the walk, from 1'),
  action: z.string().optional().describe('that led there'),
  predicted: state,
  real: state,
  differences: z.array(difference).describe('before: predicted, after: real'),
});

export const verify = sessionTool(
  {
    name: 'verify',
    title: 'Hold the walk to a real run',
    description: [
      'Runs the program for real (in the sandbox), takes the same actions and says up to where the',
      'predicted states are true. On a branch that a model went on with from a real place (branch',
      'with predict), that place goes on in the same way.',
    ].join(' '),
    input: {},
    output: {
      states: z.number().int(),
      right: z.number().int().describe('how many from the start are as the program runs'),
      parted: parting.optional().describe('the first that is not'),
      here: parting.optional().describe('and where the session stands now, if that is later'),
      notes: z.array(z.string()),
    },
  },
  async (session, _, signal) => {
    const walk = session.session;
    const { history } = walk;
    if (walk.backward)
      throw new DebuggerError('a walk back has no one run to hold it to: inputs checks arguments by running');
    if (!walk.predicts) {
      const isSet = history.some(({ action }) => action?.action === 'set');
      const note = `all of this was observed: it is what the program did${isSet ? ', with what was set' : ''}`;
      return { answer: { states: history.length, right: history.length, notes: [note] }, text: note };
    }
    const { truth, parted, notes } = await verifySession(walk, sets => session.source.run(sets), signal);
    const right = parted ?? history.length;
    const tell = (index: number) => partingOf(session, index, truth[index]!);
    const answer = {
      states: history.length,
      right,
      ...(parted === undefined ? {} : { parted: tell(parted) }),
      ...(parted === undefined || parted === history.length - 1 ? {} : { here: tell(history.length - 1) }),
      notes: [...notes],
    };
    const lines = [`${right} of ${history.length} states are as the program runs`, ...notes];
    for (const each of [answer.parted, answer.here]) if (each) lines.push(...partingLines(each));
    return { answer, text: lines.join('\n') };
  },
);

function partingLines({
  index,
  action,
  predicted,
  real,
  differences: found,
}: z.infer<typeof parting>): string[] {
  const after = action === undefined ? '' : `, after ${action}`;
  return [
    `state ${index}${after}: ${stateLine(predicted)}`,
    `  really: ${stateLine(real)}`,
    ...found.map(
      each => `  ${each.what}: predicted ${each.before ?? 'nothing'}, really ${each.after ?? 'nothing'}`,
    ),
  ];
}

function partingOf({ session, opened }: DebugSession, index: number, real: Moment): z.infer<typeof parting> {
  const { action, moment } = session.history[index]!;
  return {
    index: index + 1,
    ...(action === undefined ? {} : { action: actionText(action) }),
    // The variables that differ are among the differences.
    predicted: stateOf(moment, opened.files, { brief: true }),
    real: stateOf(real, opened.files, { brief: true }),
    differences: differences(moment.state, real.state).map(({ what, before, after }) => ({
      what,
      ...(before === undefined ? {} : { before: clip(before) }),
      ...(after === undefined ? {} : { after: clip(after) }),
    })),
  };
}
