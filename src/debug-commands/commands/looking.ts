/** Commands that look and change nothing. */
import { DebuggerError, type Frame } from '../../debugger/engine.ts';
import { localsOf } from '../../debugger/frames.ts';
import { fileOfLine } from '../../debugger/source-lines.ts';
import { bodyAround } from '../../debugger/source-places.ts';
import { contextOf } from '../../language/trajectory.ts';
import { ContextCode } from '../../python/functions.ts';
import { type CommandContext, command, count, type DebugCommand } from '../command-context.ts';
import { shorten, shortenLong } from '../screen.ts';

const LISTED = 11;

function placeOr(context: CommandContext): { line: number } {
  const { place } = context;
  if (!place) throw new DebuggerError('the program has ended: there is no line here');
  return place;
}

function marks(context: CommandContext): Set<number> {
  return new Set(context.session.breakpoints.all.map(({ line }) => line));
}

function list(context: CommandContext, rest: string): void {
  const { line } = placeOr(context);
  const file = context.opened.files.files.findLast(one => one.firstLine <= line)!;
  const [, first, second] = /^(\d+)?\s*,?\s*(\d+)?$/.exec(rest) ?? [];
  if (rest !== '' && rest !== '.' && first === undefined)
    throw new DebuggerError('list takes nothing, a dot, a line, or a first and a last: list 5, 20');
  let from = line - 5;
  if (first !== undefined) from = file.firstLine + Number(first) - 1 - (second === undefined ? 5 : 0);
  else if (rest === '' && context.listed !== undefined) from = context.listed + 1;
  from = Math.max(from, file.firstLine);
  let to = from + LISTED - 1;
  // As in pdb, a second number below the first is a count.
  if (second !== undefined)
    to = Number(second) < Number(first) ? from + Number(second) - 1 : file.firstLine + Number(second) - 1;
  const last = file.firstLine + file.lines.length - 1;
  if (from > last) {
    context.say('[end of the file]');
    return;
  }
  context.listed = Math.min(to, last);
  context.say(context.screen.listing(from, to, line, marks(context)).join('\n'));
}

function where(context: CommandContext): void {
  const { frames } = context.session;
  if (frames.length === 0) context.say('the program has ended: nothing is being called');
  // The innermost frame comes last, as in tracebacks.
  for (let i = frames.length - 1; i >= 0; i--)
    context.say(frameText(context, frames[i]!, i === context.frame));
}

function frameText(context: CommandContext, { depth, state, stale }: Frame, current: boolean): string {
  if (!state) return `  at depth ${depth}: not seen, the walk jumped past it`;
  return (
    `${current ? '>' : ' '} ${context.screen.place(state)}  ` +
    `${state.source.trim()}${stale ? context.screen.colours.dim('  (as last seen)') : ''}`
  );
}

function go(by: 1 | -1) {
  return (context: CommandContext, rest: string) => {
    const { frames } = context.session;
    const goal = context.frame + by * count(rest, 1, by > 0 ? 'up' : 'down');
    if (goal < 0) throw new DebuggerError('this is the innermost call');
    const frame = frames[goal];
    if (!frame) throw new DebuggerError('this is the outermost call');
    if (!frame.state)
      throw new DebuggerError(
        'the walk jumped past that caller, so nothing is known of it: `verify` runs it',
      );
    context.frame = goal;
    context.listed = undefined;
    context.say(frameText(context, frame, true));
    context.say(context.screen.around(frame.state.line, 2).join('\n'));
  };
}

function args(context: CommandContext): void {
  const { line } = placeOr(context);
  const file = fileOfLine(context.opened.files, line);
  const code = new ContextCode(contextOf(file.source));
  const own = line - file.firstLine + 1;
  const shape = context.place?.event.endsWith('call') ? code.definition(own) : code.around(own);
  const known = (shape?.parameters ?? []).filter(name => context.locals.has(name));
  for (const name of known)
    context.say(`${context.screen.colours.name(name)} = ${shorten(context.locals.get(name)!, `p ${name}`)}`);
  if (known.length === 0) context.say('no arguments here');
}

function variables(context: CommandContext): void {
  const { confidences } = context.session.moment;
  for (const [name, value] of context.locals) {
    const share = context.frame === 0 ? confidences?.locals.get(name) : undefined;
    const sure = share === undefined ? '' : `  ${context.screen.bar(share)}`;
    context.say(`${context.screen.colours.name(name)} = ${shorten(value, `p ${name}`)}${sure}`);
  }
  if (context.locals.size === 0) context.say('no variables here');
}

async function print(
  context: CommandContext,
  rest: string,
  part: 'repr' | 'pretty' | 'type',
  shown: (value: string) => string = value => shortenLong(value, `full ${rest}`),
): Promise<void> {
  if (rest === '') {
    if (part === 'repr') return variables(context);
    throw new DebuggerError('what? Give an expression, such as a variable');
  }
  const plain = context.locals.get(rest);
  if (plain !== undefined && part === 'repr') {
    context.say(shown(plain));
    return;
  }
  const value = await context.evaluator.evaluate(rest, context.locals).catch((error: unknown) => {
    throw withWay(context, error);
  });
  context.say(shown(value[part]));
  if (value.early.length > 0)
    context.say(
      context.screen.colours.dim(
        `  (${value.early.join(', ')}: as the module's own lines leave it; what calls have changed since is not known)`,
      ),
    );
}

/** An error about a name says where that name is known, too. */
function withWay({ session, frame }: CommandContext, error: unknown): unknown {
  const name = error instanceof DebuggerError && /name '(\w+)' is not defined/.exec(error.message)?.[1];
  if (!name) return error;
  if (session.ended && session.run)
    return new DebuggerError(
      `${error.message}: the program has ended, and \`back into\` shows its last state`,
    );
  const { frames } = session;
  const at = frames.findIndex(({ state }, i) => i > frame && localsOf(state)?.has(name));
  if (at < 0) return error;
  const where = frames[at]!.state!.function;
  return new DebuggerError(
    `${error.message} here, but in ${where}: \`up${at - frame > 1 ? ` ${at - frame}` : ''}\``,
  );
}

async function display(context: CommandContext, rest: string): Promise<void> {
  if (rest === '') {
    for (const { expression, last } of context.displays)
      context.say(`${expression}: ${last ?? 'no value here'}`);
    if (context.displays.length === 0) context.say('nothing is displayed');
    return;
  }
  await context.evaluator.check(rest);
  const last = await context.valueOf(rest);
  if (!context.displays.some(({ expression }) => expression === rest))
    context.displays.push({ expression: rest, last });
  context.say(`display ${rest}: ${last ?? 'no value here'}`);
}

function undisplay(context: CommandContext, rest: string): void {
  if (rest === '') context.displays.length = 0;
  else {
    const at = context.displays.findIndex(({ expression }) => expression === rest);
    if (at < 0) throw new DebuggerError(`${rest} is not displayed`);
    context.displays.splice(at, 1);
  }
}

export const LOOKING: readonly DebugCommand[] = [
  command(['list', 'l'], 'list [FIRST[, LAST]|.]', 'source lines; again: the next ones', list),
  command(['longlist', 'll'], 'longlist', 'the whole function', context => {
    const { line } = placeOr(context);
    const { from, to } = bodyAround(context.opened.files, line);
    context.say(context.screen.listing(from, to, line, marks(context)).join('\n'));
  }),
  command(['where', 'w', 'bt'], 'where', 'the calls that lead here', where),
  command(['up', 'u'], 'up [COUNT]', 'look at the caller', go(1)),
  command(['down', 'd'], 'down [COUNT]', 'look at the callee again', go(-1)),
  command(['args', 'a'], 'args', 'the arguments of this call', args),
  command(
    ['p', 'print'],
    'p [EXPRESSION]',
    'its value, to its first 100,000 characters; alone: all variables, shortened',
    (context, rest) => print(context, rest, 'repr'),
    'variables',
  ),
  command(
    ['full'],
    'full EXPRESSION',
    'its value, however long it is',
    async (context, rest) => {
      if (rest === '') throw new DebuggerError('what? Give an expression, such as a variable');
      await print(context, rest, 'repr', value => value);
    },
    'variables',
  ),
  command(
    ['pp'],
    'pp EXPRESSION',
    'the same over several lines',
    (context, rest) => print(context, rest, 'pretty'),
    'variables',
  ),
  command(
    ['whatis'],
    'whatis EXPRESSION',
    'its type',
    (context, rest) => print(context, rest, 'type'),
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
