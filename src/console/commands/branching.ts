/** Commands about the walk: back, branches, history. */
import { actionText } from '../../debugger/action-text.ts';
import { differences } from '../../debugger/differences.ts';
import { DebuggerError } from '../../debugger/engine.ts';
import { answer } from '../../debugger/movements.ts';
import { predictingEngine } from '../../launch/inputs.ts';
import type { InverseActionName } from '../../tree/state.ts';
import { command, count, type DebugCommand, type Desk } from '../desk.ts';

const BACK: Readonly<Record<string, InverseActionName>> = {
  into: 'inv_step_into',
  over: 'inv_step_over',
  call: 'inv_step_call',
};

async function back(desk: Desk, rest: string, signal: AbortSignal): Promise<void> {
  const action = BACK[rest];
  if (action !== undefined) {
    await desk.show(await desk.session.goBack({ action }, signal));
    return;
  }
  if (rest !== '' && !/^0*[1-9]\d*$/.test(rest))
    throw new DebuggerError(`back takes into, over, call, or how many commands to take back; not "${rest}"`);
  const times = count(rest, 1, 'back');
  let stop = desk.session.undo();
  let taken = 1;
  for (; taken < times && desk.session.undoable; taken++) stop = desk.session.undo();
  if (taken < times) desk.say(`there were only ${taken} to take back: this is the beginning`);
  await desk.show(stop);
}

async function branch(desk: Desk, rest: string): Promise<void> {
  const { session, screen } = desk;
  if (rest === '') {
    for (const { name, moment, states, current } of session.branches)
      desk.say(
        `${current ? '*' : ' '} ${name}  ${screen.head(moment.state)}  ${screen.origin(moment)}, ${states} states`,
      );
    return;
  }
  if (!/^\S+$/.test(rest)) throw new DebuggerError('a branch has a name of one word: branch other');
  const isNew = session.switchTo(rest);
  desk.say(isNew ? `branch ${rest} begins here` : `on branch ${rest}`);
  if (!isNew) await desk.show({ moment: session.moment, reason: undefined });
}

/** Where it was run, a model goes on, and nothing more is run until `verify` takes the same way for real. */
async function predict(desk: Desk, rest: string, signal: AbortSignal): Promise<void> {
  const { session } = desk;
  if (!/^\S*$/.test(rest)) throw new DebuggerError('a branch has a name of one word: predict other');
  if (session.predicts)
    throw new DebuggerError('a model answers here already: `branch NAME` begins another walk');
  const name = rest === '' ? unusedName(session.branches.map(each => each.name)) : rest;
  const from = session.branches.find(({ current }) => current)!.name;
  session.predict(name, await answer(predictingEngine(desk), signal));
  desk.say(
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

function compare(desk: Desk, rest: string): void {
  if (rest === '') throw new DebuggerError('compare needs the name of a branch: `branch` lists them');
  const other = desk.session.momentOf(rest);
  const found = differences(other.state, desk.session.moment.state);
  if (found.length === 0) desk.say(`no difference: ${rest} and this branch stand at the same state`);
  for (const each of found)
    desk.say(`${each.what}: ${rest} has ${each.before ?? 'nothing'}, here ${each.after ?? 'nothing'}`);
}

function history(desk: Desk, rest: string): void {
  const all = desk.session.history;
  const shown = count(rest, 20, 'history');
  const first = Math.max(0, all.length - shown);
  if (first > 0) desk.say(`… ${first} before these (history ${all.length} shows all)`);
  for (const [i, { action, moment }] of all.slice(first).entries()) {
    const led = action ? actionText(action) : 'start';
    desk.say(
      `${String(first + i + 1).padStart(4)}  ${led.padEnd(12)} ${desk.screen.head(moment.state)}  ` +
        `${desk.screen.origin(moment)}`,
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
  command(['forth'], 'forth', 'leave a walk back and stand where it began', async (desk, rest) => {
    if (rest !== '') throw new DebuggerError('forth takes nothing after it');
    await desk.show(desk.session.forth());
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
