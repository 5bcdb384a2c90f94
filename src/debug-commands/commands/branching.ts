/** Commands about the walk: back, branches, history. */
import { actionText } from '../../debugger/action-text.ts';
import { differences } from '../../debugger/differences.ts';
import { DebuggerError } from '../../debugger/engine.ts';
import { answer } from '../../debugger/movements.ts';
import { predictingEngine } from '../../launch/inputs.ts';
import type { InverseActionName } from '../../tree/state.ts';
import { type CommandContext, command, count, type DebugCommand } from '../command-context.ts';

const BACK: ReadonlyMap<string, InverseActionName> = new Map([
  ['into', 'inv_step_into'],
  ['over', 'inv_step_over'],
  ['call', 'inv_step_call'],
]);

async function back(context: CommandContext, rest: string, signal: AbortSignal): Promise<void> {
  const action = BACK.get(rest);
  if (action !== undefined) {
    await context.show(await context.session.goBack({ action }, signal));
    return;
  }
  if (rest !== '' && !/^0*[1-9]\d*$/.test(rest))
    throw new DebuggerError(`back takes into, over, call, or how many commands to take back; not "${rest}"`);
  const times = count(rest, 1, 'back');
  let stop = context.session.undo();
  let taken = 1;
  for (; taken < times && context.session.undoable; taken++) stop = context.session.undo();
  if (taken < times) context.say(`there were only ${taken} to take back: this is the beginning`);
  await context.show(stop);
}

async function branch(context: CommandContext, rest: string): Promise<void> {
  const { session, screen } = context;
  if (rest === '') {
    for (const { name, moment, states, current } of session.branches)
      context.say(
        `${current ? '*' : ' '} ${name}  ${screen.head(moment.state)}  ${screen.origin(moment)}, ${states} states`,
      );
    return;
  }
  if (!/^\S+$/.test(rest)) throw new DebuggerError('a branch has a name of one word: branch other');
  const isNew = session.switchTo(rest);
  context.say(isNew ? `branch ${rest} begins here` : `on branch ${rest}`);
  if (!isNew) await context.show({ moment: session.moment, reason: undefined });
}

/** Starts a branch on which a model predicts from here. Nothing runs until `verify` takes the same way for real. */
async function predict(context: CommandContext, rest: string, signal: AbortSignal): Promise<void> {
  const { session } = context;
  if (!/^\S*$/.test(rest)) throw new DebuggerError('a branch has a name of one word: predict other');
  if (session.predicts)
    throw new DebuggerError('a model answers here already: `branch NAME` begins another walk');
  const name = rest === '' ? unusedName(session.branches.map(each => each.name)) : rest;
  const from = session.branches.find(({ current }) => current)!.name;
  session.predict(name, await answer(predictingEngine(context), signal));
  context.say(
    `branch ${name} begins here: a model predicts on it, and nothing is run; \`verify\` takes the same way on ` +
      `${from}, for real, and \`branch ${from}\` goes back to it`,
  );
}

function unusedName(taken: readonly string[]): string {
  for (let i = 1; ; i++) {
    const name = i === 1 ? 'predicted' : `predicted${i}`;
    if (!taken.includes(name)) return name;
  }
}

function compare(context: CommandContext, rest: string): void {
  if (rest === '') throw new DebuggerError('compare needs the name of a branch: `branch` lists them');
  const other = context.session.momentOf(rest);
  const found = differences(other.state, context.session.moment.state);
  if (found.length === 0) context.say(`no difference: ${rest} and this branch stand at the same state`);
  for (const each of found)
    context.say(`${each.what}: ${rest} has ${each.before ?? 'nothing'}, here ${each.after ?? 'nothing'}`);
}

function history(context: CommandContext, rest: string): void {
  const all = context.session.history;
  const shown = count(rest, 20, 'history');
  const first = Math.max(0, all.length - shown);
  if (first > 0) context.say(`… ${first} before these (history ${all.length} shows all)`);
  for (const [i, { action, moment }] of all.slice(first).entries()) {
    const led = action ? actionText(action) : 'start';
    context.say(
      `${String(first + i + 1).padStart(4)}  ${led.padEnd(12)} ${context.screen.head(moment.state)}  ` +
        `${context.screen.origin(moment)}`,
    );
  }
}

export const BRANCHING: readonly DebugCommand[] = [
  command(
    ['back', 'undo'],
    'back [COUNT|into|over|call]',
    'take the last command back; into, over, call: what came before this state, as the inverse steps go',
    back,
  ),
  command(['forth'], 'forth', 'stand again where you were before going back', async (context, rest) => {
    if (rest !== '') throw new DebuggerError('forth takes nothing after it');
    await context.show(context.session.forth());
  }),
  command(
    ['branch'],
    'branch [NAME]',
    'begin a branch here, or go to the one of that name; alone: list them',
    branch,
    'branches',
  ),
  command(
    ['predict'],
    'predict [NAME]',
    'from a run or a live process, a branch on which a model goes on; `verify` holds it to the truth',
    predict,
  ),
  command(['compare'], 'compare NAME', 'in what another branch differs from this one', compare, 'branches'),
  command(['history'], 'history [COUNT]', 'the states of this walk and the actions between them', history),
];
