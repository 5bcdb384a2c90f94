/** Commands that look and change nothing. */
import { DebuggerError, type Frame } from '../../debugger/engine.ts';
import { fileOfLine } from '../../debugger/source-lines.ts';
import { bodyAround } from '../../debugger/source-places.ts';
import { contextOf } from '../../language/trajectory.ts';
import { ContextCode } from '../../python/functions.ts';
import { command, count, type DebugCommand, type Desk } from '../desk.ts';
import { shorten, shortenLong } from '../screen.ts';

const LISTED = 11;

function placeOr(desk: Desk): { line: number } {
  const { place } = desk;
  if (!place) throw new DebuggerError('the program has ended: there is no line here');
  return place;
}

function marks(desk: Desk): Set<number> {
  return new Set(desk.session.breakpoints.all.map(({ line }) => line));
}

function list(desk: Desk, rest: string): void {
  const { line } = placeOr(desk);
  const file = desk.opened.files.files.findLast(one => one.firstLine <= line)!;
  const [, first, second] = /^(\d+)?\s*,?\s*(\d+)?$/.exec(rest) ?? [];
  if (rest !== '' && rest !== '.' && first === undefined)
    throw new DebuggerError('list takes nothing, a dot, a line, or a first and a last: list 5, 20');
  let from = line - 5;
  if (first !== undefined) from = file.firstLine + Number(first) - 1 - (second === undefined ? 5 : 0);
  else if (rest === '' && desk.listed !== undefined) from = desk.listed + 1;
  from = Math.max(from, file.firstLine);
  let to = from + LISTED - 1;
  // As in pdb, a second number below the first is a count.
  if (second !== undefined)
    to = Number(second) < Number(first) ? from + Number(second) - 1 : file.firstLine + Number(second) - 1;
  const last = file.firstLine + file.lines.length - 1;
  if (from > last) {
    desk.say('[end of the file]');
    return;
  }
  desk.listed = Math.min(to, last);
  desk.say(desk.screen.listing(from, to, line, marks(desk)).join('\n'));
}

function where(desk: Desk): void {
  const { frames } = desk.session;
  if (frames.length === 0) desk.say('the program has ended: nothing is being called');
  // The innermost frame comes last, as in tracebacks.
  for (let i = frames.length - 1; i >= 0; i--) desk.say(frameText(desk, frames[i]!, i === desk.frame));
}

function frameText(desk: Desk, { depth, state, stale }: Frame, current: boolean): string {
  if (!state) return `  at depth ${depth}: not seen, the walk jumped past it`;
  return (
    `${current ? '>' : ' '} ${desk.screen.place(state)}  ` +
    `${state.source.trim()}${stale ? desk.screen.colours.dim('  (as last seen)') : ''}`
  );
}

function go(by: 1 | -1) {
  return (desk: Desk, rest: string) => {
    const { frames } = desk.session;
    const goal = desk.frame + by * count(rest, 1, by > 0 ? 'up' : 'down');
    if (goal < 0) throw new DebuggerError('this is the innermost call');
    const frame = frames[goal];
    if (!frame) throw new DebuggerError('this is the outermost call');
    if (!frame.state)
      throw new DebuggerError(
        'the walk jumped past that caller, so nothing is known of it: `verify` runs it',
      );
    desk.frame = goal;
    desk.listed = undefined;
    desk.say(frameText(desk, frame, true));
    desk.say(desk.screen.around(frame.state.line, 2).join('\n'));
  };
}

function args(desk: Desk): void {
  const { line } = placeOr(desk);
  const file = fileOfLine(desk.opened.files, line);
  const code = new ContextCode(contextOf(file.source));
  const own = line - file.firstLine + 1;
  const shape = desk.place?.event.endsWith('call') ? code.definition(own) : code.around(own);
  const known = (shape?.parameters ?? []).filter(name => desk.locals.has(name));
  for (const name of known)
    desk.say(`${desk.screen.colours.name(name)} = ${shorten(desk.locals.get(name)!, `p ${name}`)}`);
  if (known.length === 0) desk.say('no arguments here');
}

function variables(desk: Desk): void {
  const { confidences } = desk.session.moment;
  for (const [name, value] of desk.locals) {
    const share = desk.frame === 0 ? confidences?.locals.get(name) : undefined;
    const sure = share === undefined ? '' : `  ${desk.screen.bar(share)}`;
    desk.say(`${desk.screen.colours.name(name)} = ${shorten(value, `p ${name}`)}${sure}`);
  }
  if (desk.locals.size === 0) desk.say('no variables here');
}

async function print(
  desk: Desk,
  rest: string,
  part: 'repr' | 'pretty' | 'type',
  shown: (value: string) => string = value => shortenLong(value, `full ${rest}`),
): Promise<void> {
  if (rest === '') {
    if (part === 'repr') return variables(desk);
    throw new DebuggerError('what? Give an expression, such as a variable');
  }
  const plain = desk.locals.get(rest);
  if (plain !== undefined && part === 'repr') {
    desk.say(shown(plain));
    return;
  }
  const value = await desk.evaluator.evaluate(rest, desk.locals);
  desk.say(shown(value[part]));
  if (value.early.length > 0)
    desk.say(
      desk.screen.colours.dim(
        `  (${value.early.join(', ')}: as the module's own lines leave it; what calls have changed since is not known)`,
      ),
    );
}

async function display(desk: Desk, rest: string): Promise<void> {
  if (rest === '') {
    for (const { expression, last } of desk.displays) desk.say(`${expression}: ${last ?? 'no value here'}`);
    if (desk.displays.length === 0) desk.say('nothing is displayed');
    return;
  }
  await desk.evaluator.check(rest);
  const last = await desk.valueOf(rest);
  if (!desk.displays.some(({ expression }) => expression === rest))
    desk.displays.push({ expression: rest, last });
  desk.say(`display ${rest}: ${last ?? 'no value here'}`);
}

function undisplay(desk: Desk, rest: string): void {
  if (rest === '') desk.displays.length = 0;
  else {
    const at = desk.displays.findIndex(({ expression }) => expression === rest);
    if (at < 0) throw new DebuggerError(`${rest} is not displayed`);
    desk.displays.splice(at, 1);
  }
}

export const LOOKING: readonly DebugCommand[] = [
  command(['list', 'l'], 'list [FIRST[, LAST]|.]', 'source lines; again: the next ones', list),
  command(['longlist', 'll'], 'longlist', 'the whole function', desk => {
    const { line } = placeOr(desk);
    const { from, to } = bodyAround(desk.opened.files, line);
    desk.say(desk.screen.listing(from, to, line, marks(desk)).join('\n'));
  }),
  command(['where', 'w', 'bt'], 'where', 'the calls that lead here', where),
  command(['up', 'u'], 'up [COUNT]', 'look at the caller', go(1)),
  command(['down', 'd'], 'down [COUNT]', 'look at the callee again', go(-1)),
  command(['args', 'a'], 'args', 'the arguments of this call', args),
  command(
    ['p', 'print'],
    'p [EXPRESSION]',
    'its value, to its first 100,000 characters; alone: all variables, shortened',
    (desk, rest) => print(desk, rest, 'repr'),
    'variables',
  ),
  command(
    ['full'],
    'full EXPRESSION',
    'its value, however long it is',
    async (desk, rest) => {
      if (rest === '') throw new DebuggerError('what? Give an expression, such as a variable');
      await print(desk, rest, 'repr', value => value);
    },
    'variables',
  ),
  command(
    ['pp'],
    'pp EXPRESSION',
    'the same over several lines',
    (desk, rest) => print(desk, rest, 'pretty'),
    'variables',
  ),
  command(
    ['whatis'],
    'whatis EXPRESSION',
    'its type',
    (desk, rest) => print(desk, rest, 'type'),
    'variables',
  ),
  command(
    ['display'],
    'display [EXPRESSION]',
    'show it at each stop where it changed; alone: list',
    display,
    'variables',
  ),
  command(['undisplay'], 'undisplay [EXPRESSION]', 'no longer; alone: none', undisplay),
];
