/** Random sessions of the debugger: commands, right and wrong ones, interrupts among them, over every engine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { messageOf } from '../../src/cli/failure.ts';
import { complete, perform } from '../../src/console/commands.ts';
import { Desk } from '../../src/console/desk.ts';
import { Screen } from '../../src/console/screen.ts';
import { coloursFor } from '../../src/console/state-text.ts';
import { Interrupted } from '../../src/debugger/movements.ts';
import { Session } from '../../src/debugger/session.ts';
import type { EngineName } from '../../src/launch/engine-names.ts';
import type { Evaluator } from '../../src/launch/evaluator.ts';
import { evaluatorFor, type OpenedEngine, openEngine } from '../../src/launch/open-engine.ts';
import { ProgramSource } from '../../src/launch/program-source.ts';
import type { Model } from '../../src/model/model.ts';
import { openModel } from '../../src/model/open.ts';
import { forTerminal } from '../../src/shared/terminal.ts';
import { TOY } from '../model/folders.ts';
import { type Attack, inputs } from './attack.ts';
import { hostileText } from './texts.ts';

const vector = (name: string) => fileURLToPath(new URL(`../vectors/${name}.py`, import.meta.url));

const SCREAMS = `class Loud:
    def __repr__(self):
        return '\\x1b[2J\\r\\n> fake.py:1 main line  observed\\x9b'

def f(x, *rest):
    loud = Loud()
    try:
        return x // len(rest)
    finally:
        x = [x] * 3

def main():
    big = 10 ** 400
    text = 'a' * 5000
    for i in range(3):
        f(i, *range(i))
    return big
`;
const UNFINISHED = 'def main():\n    x = (1,\n    while True:\n  y = "\n\treturn x\n';

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
  's 3',
  'back over',
  'back call',
  'back 2',
  'until 5',
  'until',
  'b 3',
  'b 5, x > 1',
  'b f',
  'tbreak 4',
  'b',
  'cl 1',
  'cl',
  'condition 1 x',
  'ignore 1 2',
  'disable 1',
  'enable 1',
  'watch x',
  'display x',
  'undisplay',
  'p x',
  'p [x, 1]',
  'pp x',
  'whatis x',
  'full text',
  'x = 1',
  'set x = [1, (2,)]',
  'set x =',
  'why',
  'verify',
  'branch other',
  'branch main',
  'compare main',
  'compare nobody',
  'history',
  'history 2',
  'sure back',
  'restart',
  'help',
  'help back',
  '',
];

interface Typed {
  readonly line: string;
  /** Milliseconds after which it is interrupted. */
  readonly stop: number | undefined;
}

const typed: fc.Arbitrary<Typed> = fc.record({
  line: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...PLAIN) },
    { weight: 6, arbitrary: fc.constantFrom(...RARE) },
    { weight: 1, arbitrary: hostileText.filter(text => !/^\s*(?:q|quit|exit)\s*$/.test(text)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('b ', 'l ', 'until ', 'back ', 'branch ', 'history ', 'set x = '), hostileText)
        .map(parts => parts.join('')),
    },
  ),
  stop: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(60) }),
});

const ENGINES: readonly EngineName[] = ['neural', 'neural', 'neural', 'neural', 'hybrid', 'real'];

interface Open {
  readonly source: ProgramSource;
  readonly opened: OpenedEngine;
  readonly evaluator: Evaluator;
}

/** Sessions over the programs on one model, opened once. */
class Ground {
  private readonly folder = mkdtempSync(join(tmpdir(), 'ndbg-attack-'));
  private readonly programs: readonly string[];
  private readonly open = new Map<string, Promise<Open>>();
  private model: Promise<Model> | undefined;

  constructor(private readonly weights: string | undefined) {
    const own = (name: string, text: string) => {
      writeFileSync(join(this.folder, name), text);
      return join(this.folder, name);
    };
    this.programs = [
      ...['tally', 'basket', 'stream', 'crash', 'fib', 'cleanup'].map(vector),
      own('screams.py', SCREAMS),
      own('unfinished.py', UNFINISHED),
    ];
  }

  async play(program: number, name: EngineName, lines: readonly Typed[]): Promise<void> {
    const { source, opened, evaluator } = await this.opened(program, name);
    const said: string[] = [];
    const screen = new Screen(coloursFor({ isTTY: true }, { TERM: 'xterm' }), () => opened.files);
    const session = new Session(opened.engine, evaluator.over, evaluator.ahead);
    const desk = new Desk(session, source, opened, evaluator, screen, text => said.push(text), {
      name: this.weights,
      onServer: {},
    });
    await session.start();
    for (const { line, stop } of lines) {
      await this.type(desk, line, stop, said);
      complete(desk, line);
    }
    // Whatever happened, the session stands somewhere and goes on.
    said.length = 0;
    await this.type(desk, 'restart', undefined, said);
    if (session.history.length !== 1 || said.length === 0)
      throw new Error('restart does not go to the start');
  }

  private async type(desk: Desk, line: string, stop: number | undefined, said: string[]): Promise<void> {
    const interrupt = new AbortController();
    const timer = stop === undefined ? undefined : setTimeout(() => interrupt.abort(), stop);
    try {
      await perform(desk, line, interrupt.signal);
    } catch (error) {
      const message = error instanceof Interrupted ? 'stopped' : messageOf(error);
      if (/\n\s+at /.test(message)) throw new Error(`"${line}" is answered with a stack: ${message}`);
      said.push(message);
    } finally {
      clearTimeout(timer);
    }
    const shown = forTerminal(said.join('\n'));
    // Colours are ours; the rest is escaped.
    if (CONTROLS.test(shown.replaceAll(/\u001b\[\d+m/g, '')))
      throw new Error(`"${line}" lets a control character through: ${JSON.stringify(shown)}`);
    if (/\[object |: undefined\b/.test(shown)) throw new Error(`"${line}" says ${shown}`);
    if (desk.session.moment === undefined) throw new Error(`behind "${line}" the session stands nowhere`);
  }

  /** Each program is opened once for each engine, as an editor has several sessions on one. */
  private opened(program: number, name: EngineName): Promise<Open> {
    const file = this.programs[program % this.programs.length]!;
    // Nobody runs what does not parse.
    const engine = file.endsWith('unfinished.py') ? 'neural' : name;
    const key = `${engine} ${file}`;
    const known = this.open.get(key) ?? this.begin(file, engine);
    this.open.set(key, known);
    return known;
  }

  private async begin(file: string, engine: EngineName): Promise<Open> {
    this.model ??= openModel(this.weights);
    const source = ProgramSource.open(file, [], { maxSeconds: 20 });
    const opened = await openEngine(source, {
      engine,
      shared: await this.model,
      steps: 200,
      answerSeconds: 1,
    });
    return { source, opened, evaluator: evaluatorFor(source, opened) };
  }

  async close(): Promise<void> {
    for (const each of this.open.values()) await (await each).opened.close();
    await (await this.model)?.close();
    rmSync(this.folder, { recursive: true });
  }
}

// biome-ignore lint/complexity/useRegexLiterals: a literal with these characters would be unreadable.
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e]');

function sessions(
  name: string,
  weights: string | undefined,
  each: number,
  share: number,
  most: number,
): Attack {
  let ground: Ground | undefined;
  const attack = inputs(
    name,
    fc.tuple(fc.nat(7), fc.constantFrom(...ENGINES), fc.array(typed, { minLength: 1, maxLength: most })),
    async ([program, engine, lines]) => {
      ground ??= new Ground(weights);
      await ground.play(program, engine, lines);
    },
    { each, share, counts: 'sessions' },
  );
  const close = async () => {
    await ground?.close();
    ground = undefined;
  };
  return { ...attack, close };
}

export const TOY_SESSIONS = sessions('sessions/toy', TOY, 10, 10, 12);

/** On the weights that are shipped, or on those that NDBG_MODEL names. */
export const SHIPPED_SESSIONS = sessions('sessions/shipped', process.env.NDBG_MODEL, 2, 10, 8);

export const SESSIONS: readonly Attack[] = [TOY_SESSIONS, SHIPPED_SESSIONS];
