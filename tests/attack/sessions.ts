/**
 * Random sessions of the debugger in this process: commands, right and wrong ones, interrupts among them, over every
 * engine and one loaded model.
 */
import fc from 'fast-check';
import { messageOf } from '../../src/cli/failure.ts';
import { CommandContext } from '../../src/debug-commands/command-context.ts';
import { complete, perform } from '../../src/debug-commands/commands.ts';
import { Screen } from '../../src/debug-commands/screen.ts';
import { coloursFor } from '../../src/debug-commands/state-text.ts';
import { Interrupted } from '../../src/debugger/movements.ts';
import { Session } from '../../src/debugger/session.ts';
import type { EngineName } from '../../src/launch/engine-names.ts';
import { forTerminal } from '../../src/shared/terminal.ts';
import { TOY } from '../model/folders.ts';
import { type Attack, inputs } from './attack.ts';
import { Ground, type GroundOptions, type Open, type Program, program } from './ground.ts';
import { nothingLeft, opened } from './own.ts';
import { hostileText } from './texts.ts';

const PLAIN = [
  's',
  's',
  's',
  'n',
  'n',
  'r',
  'c',
  'back',
  'forth',
  'w',
  'u',
  'd',
  'l',
  'll',
  'a',
  'p',
  'sure',
];
const RARE = [
  's 3', 'back over', 'back call', 'back 2', 'until 5', 'until', 'b 3', 'b f', 'tbreak 4', 'b', 'cl 1', 'cl',
  'ignore 1 2', 'disable 1', 'enable 1', 'undisplay', 'p x', 'x = 1', 'set x =', 'why', 'branch other',
  'branch main', 'compare main', 'compare nobody', 'history', 'history 2', 'sure back', 'restart', 'help', 'help back',
  '',
]; // biome-ignore format: a list of commands
/** These ask a Python process, a hundred times as much work as the others. */
const ASKING = [
  'b 5, x > 1', 'condition 1 x', 'watch x', 'display x', 'p [x, 1]', 'pp x', 'whatis x', 'full text',
  'set x = [1, (2,)]', 'verify',
]; // biome-ignore format: a list of commands

export interface Typed {
  readonly line: string;
  /** Milliseconds after which it is interrupted. */
  readonly stop: number | undefined;
}

const PARTIAL = ['b ', 'l ', 'until ', 'back ', 'branch ', 'history ', 'set x = '];

function typed(asking: boolean): fc.Arbitrary<Typed> {
  const weight = asking ? 1 : 0;
  return fc.record({
    line: fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...PLAIN) },
      { weight: 5, arbitrary: fc.constantFrom(...RARE) },
      { weight: 3 * weight, arbitrary: fc.constantFrom(...ASKING) },
      { weight: 1, arbitrary: hostileText.filter(text => !/^\s*(?:q|quit|exit)\s*$/.test(text)) },
      {
        weight,
        arbitrary: fc.tuple(fc.constantFrom(...PARTIAL), hostileText).map(parts => parts.join('')),
      },
    ),
    stop: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(60) }),
  });
}

/** Most sessions need no Python; every eighth may ask it anything. */
const lines = (most: number) => {
  const length = { minLength: 10, maxLength: most };
  return fc.oneof(
    { weight: 7, arbitrary: fc.array(typed(false), length) },
    { weight: 1, arbitrary: fc.array(typed(true), length) },
  );
};

const ENGINES: readonly EngineName[] = ['neural', 'neural', 'neural', 'neural', 'hybrid', 'real'];

/** Plays a session to its end; throws where something does not hold. */
export async function play({ source, opened, evaluator }: Open, lines: readonly Typed[]): Promise<void> {
  const said: string[] = [];
  const screen = new Screen(coloursFor({ isTTY: true }, { TERM: 'xterm' }), () => opened.files);
  const session = new Session(opened.engine, evaluator.over, evaluator.ahead);
  const onServer = { name: TOY, onServer: {} };
  const context = new CommandContext(
    session,
    source,
    opened,
    evaluator,
    screen,
    text => said.push(text),
    onServer,
  );
  try {
    await session.start();
  } catch (error) {
    // A program without an entry, for one, says so.
    saidWell('the start', [messageOf(error)]);
    return;
  }
  for (const { line, stop } of lines) {
    said.length = 0;
    await type(context, line, stop, said);
    complete(context, line);
  }
  // Whatever happened, the session stands somewhere and goes on.
  said.length = 0;
  await type(context, 'restart', undefined, said);
  if (session.history.length !== 1 || said.length === 0) throw new Error('restart does not go to the start');
}

async function type(
  context: CommandContext,
  line: string,
  stop: number | undefined,
  said: string[],
): Promise<void> {
  const interrupt = new AbortController();
  const timer = stop === undefined ? undefined : setTimeout(() => interrupt.abort(), stop);
  try {
    await perform(context, line, interrupt.signal);
  } catch (error) {
    said.push(error instanceof Interrupted ? 'stopped' : messageOf(error));
  } finally {
    clearTimeout(timer);
  }
  saidWell(line, said);
  if (context.session.moment === undefined) throw new Error(`behind "${line}" the session stands nowhere`);
}

function saidWell(line: string, said: readonly string[]): void {
  const shown = forTerminal(said.join('\n'));
  if (/\n\s+at .*:\d+:\d+|node:internal/.test(shown))
    throw new Error(`"${line}" is answered with a stack: ${shown}`);
  // Colours are ours; the rest is escaped.
  if (CONTROLS.test(shown.replaceAll(/\u001b\[\d+m/g, '')))
    throw new Error(`"${line}" lets a control character through: ${JSON.stringify(shown)}`);
  if (/\[object |: undefined\b/.test(shown)) throw new Error(`"${line}" says ${shown}`);
}

// biome-ignore lint/complexity/useRegexLiterals: a literal with these characters would be unreadable.
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]');

interface Size {
  readonly each: number;
  readonly aim: number;
  /** The most commands of a session. */
  readonly most: number;
}

function sessions(
  name: string,
  weights: string | undefined,
  { each, aim, most }: Size,
  options: GroundOptions,
): Attack {
  let ground: Ground | undefined;
  const attack = inputs<[Program, EngineName, Typed[]]>(
    name,
    fc.tuple(program, fc.constantFrom(...ENGINES), lines(most)),
    async ([given, engine, typed]) => {
      ground ??= new Ground(weights, options);
      const open = await ground.opened(given, engine);
      const before = opened();
      if (open) await play(open, typed);
      await nothingLeft(before);
    },
    { each, aim, counts: 'sessions' },
  );
  const close = async () => {
    await ground?.close();
    ground = undefined;
  };
  return { ...attack, close };
}

export const TOY_SESSIONS = sessions(
  'sessions/toy',
  TOY,
  { each: 40, aim: 10_500, most: 40 },
  { answerSeconds: 1, steps: 40 },
);

/** On the weights that are shipped, or on those that NDBG_MODEL names. */
export const SHIPPED_SESSIONS = sessions(
  'sessions/shipped',
  process.env.NDBG_MODEL,
  { each: 4, aim: 520, most: 16 },
  { answerSeconds: 0.5, steps: 60 },
);

export const SESSIONS: readonly Attack[] = [TOY_SESSIONS, SHIPPED_SESSIONS];
