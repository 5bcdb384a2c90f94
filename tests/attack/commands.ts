/** The built command on hostile programs, files and options: one sentence, a documented exit code, nothing left. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { decodeTrace } from '../../src/trace/format.ts';
import { TOY } from '../model/folders.ts';
import { type Attack, inputs } from './attack.ts';
import { heldTo, Surroundings } from './process.ts';
import { hostileText, pythonish, spoilt, spoiltBytes } from './texts.ts';

const PLAIN = readFileSync(fileURLToPath(new URL('../vectors/tally.py', import.meta.url)), 'utf8');
const body = (...lines: string[]) =>
  `import os, sys\ndef main():\n${lines.map(each => `    ${each}\n`).join('')}`;

/** Programs that mean harm to their recorder, to its machine or to who looks at them. */
const HARMFUL = [
  body('os.write(4, b"NDBGTRC\\n" * 99)', 'return 1'),
  body('os.closerange(0, 20)', 'return 1'),
  body('for fd in range(3, 9):', '    try: os.write(fd, b"{}\\n")', '    except OSError: pass', 'return 1'),
  body('import ctypes', 'ctypes.string_at(0)'),
  body('os.kill(os.getpid(), 9)'),
  body('os.kill(os.getppid(), 9)', 'return 1'),
  body('os._exit(3)'),
  body('os.abort()'),
  body('sys.settrace(None)', 'return 1'),
  body('sys.setprofile(lambda *a: 1 / 0)', 'return 1'),
  body('sys.stdout.write("\\x1b[2J" * 9)', 'sys.stderr.write("\\x1b]0;t\\x07")', 'return "\\x1b[2J"'),
  body('raise type("\\x1b[2J", (Exception,), {})("\\r")'),
  body('class A:', '    def __repr__(self): os._exit(4)', 'a = A()', 'return a'),
  body('class A:', '    def __repr__(self):', '        while True: pass', 'a = A()', 'return 1'),
  body('class A:', '    def __repr__(self): return "\\x1b[31m" * 9', 'a = A()', 'return a'),
  body('class A:', '    __class__ = property(lambda self: 1 / 0)', 'a = A()', 'return a'),
  body('x = []', 'x.append(x)', 'y = {1: x}', 'x.append(y)', 'return x'),
  body('x = 1', 'for i in range(10 ** 5): x = [x]', 'return 1'),
  body('def f(n): return f(n + 1)', 'return f(0)'),
  body('sys.setrecursionlimit(10 ** 8)', 'def f(n): return f(n + 1)', 'return f(0)'),
  body('x = bytearray(3 * 10 ** 9)', 'return 1'),
  body('open("/etc/passwd", "a")'),
  body('open("own", "w").write("x" * 100)', 'os.symlink("/etc", "link")', 'return os.listdir(".")'),
  body('import socket', 'socket.create_connection(("127.0.0.1", 80), 1)'),
  body('import subprocess', 'subprocess.run(["id"])'),
  body(
    'import threading',
    'threading.Thread(target=lambda: [0 for _ in iter(int, 1)], daemon=True).start()',
    'return 1',
  ),
  body('import atexit', 'atexit.register(lambda: os._exit(9))', 'return 1'),
  body('import gc', '[o.clear() for o in gc.get_objects() if type(o) is list][:0]', 'return 1'),
  body('import builtins', 'builtins.repr = builtins.len = None', 'x = 1', 'return x'),
  body('import json', 'json.dumps = lambda *a, **k: "\\x1b"', 'x = 1', 'return x'),
  body('sys.modules.clear()', 'x = 1', 'return x'),
  body('sys.exit("\\x1b[2J\\n" * 3)'),
  body('input()'),
  'def main():\n    return 1\n'.replaceAll('\n', '\r'),
  '\u0000'.repeat(50),
  'x = "\ud800"',
  `x = ${'('.repeat(5000)}1${')'.repeat(5000)}\n`,
  `x = ${'-'.repeat(50_000)}1\n`,
  `${Array.from({ length: 120 }, (_, i) => `${' '.repeat(i)}if 1:\n`).join('')}${' '.repeat(130)}x = 1\n`,
  `def main():\n    return '${'😀'.repeat(20_000)}'\n`,
];

const program = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...HARMFUL) },
  { weight: 2, arbitrary: spoilt([PLAIN, ...HARMFUL]) },
  { weight: 2, arbitrary: pythonish },
  { weight: 1, arbitrary: hostileText },
);

const LIMITED = ['--max-seconds', '4', '--max-steps', '3000', '--max-memory', '300M', '--max-output', '100K'];
const HOW: readonly (readonly string[])[] = [
  ['trace'],
  ['trace', '--json'],
  ['trace', '--library'],
  ['trace', '--out', 'saved'],
  ['run'],
  ['run', '--json', '--actions', 'step_into*5; step_over; continue'],
  ['run', '--inverse', 'main'],
  [
    'run',
    '--engine',
    'neural',
    '--model',
    TOY,
    '--actions',
    'step_into*3; step_return',
    '--answer-seconds',
    '2',
  ],
  ['encode'],
  ['debug', '--engine', 'real'],
  ['debug', '--engine', 'neural', '--model', TOY, '--answer-seconds', '1'],
];

const TYPED = 's\ns\nn\np\nll\nw\nr\nargs\nc\nhistory\nback\np x\n';

interface Whole {
  readonly source: string;
  readonly how: readonly string[];
}

async function onProgram({ source, how }: Whole): Promise<void> {
  const around = new Surroundings();
  try {
    writeFileSync(around.at('hostile.py'), source);
    // Bytes that stand for text are not for terminals: the language is piped.
    if (how[0] === 'encode' && /[^\n\t\x20-\x7e]/.test(source)) return;
    const [command = '', ...more] = how;
    await heldTo([command, 'hostile.py', ...LIMITED, ...more], around, {
      input: command === 'debug' ? TYPED : '',
    });
    const unfinished = readdirSync(around.path).filter(name => name.endsWith('.tmp'));
    if (unfinished.length > 0) throw new Error(`${command} leaves ${unfinished.join(' ')}`);
    if (existsSync(around.at('saved'))) decodeTrace(readFileSync(around.at('saved')));
  } finally {
    around.remove();
  }
}

const programs = inputs(
  'commands/programs',
  fc.record({ source: program, how: fc.constantFrom(...HOW) }),
  onProgram,
  { each: 4, aim: 60, counts: 'commands' },
);

const OPTIONS = [
  '--entry',
  '--args',
  '--stdin',
  '--library',
  '--runtime',
  '--python',
  '--max-steps',
  '--max-seconds',
  '--max-memory',
  '--max-output',
  '--max-repr',
  '--actions',
  '--inverse',
  '--value',
  '--engine',
  '--model',
  '--remote-model',
  '--threshold',
  '--jumps',
  '--working',
  '--answer-seconds',
  '--json',
  '--out',
  '--port',
  '--host',
  '--help',
  '--version',
  '--tokens',
  '--config',
  '--seed',
  '--shard',
  '--count',
  '-',
  '--',
  '-x',
];
const GIVEN = [
  'main',
  'tally',
  '1',
  '0',
  '-1',
  '1e9',
  '4G',
  'real',
  'neural',
  'http://127.0.0.1:1',
  '/dev/null',
  '/',
];
const COMMANDS = [
  ['trace', 'plain.py'],
  ['run', 'plain.py'],
  ['encode', 'plain.py'],
  ['debug', 'plain.py'],
  ['run', 'missing.py'],
  ['run', '.'],
  ['data', 'show', 'set'],
  ['data', 'stats', '.'],
  ['data', 'build'],
  ['model', 'info', '.'],
  ['model', 'verify', '.'],
  ['model', 'list'],
  ['eval', 'next-state'],
  ['eval', 'compare', 'a', 'b'],
  ['completion'],
  ['help'],
  ['nonsense'],
];

/** What starts a server, reads for ever or takes minutes is no question of options. */
const ENDLESS = /^(?:serve|mcp|dap|doctor)$/;

const options = inputs(
  'commands/options',
  fc.tuple(
    fc.constantFrom(...COMMANDS),
    fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...OPTIONS) },
        { weight: 3, arbitrary: fc.constantFrom(...GIVEN) },
        {
          weight: 2,
          // An argument holds no null character, and no half of a pair.
          arbitrary: hostileText.map(text =>
            text
              .replaceAll('\u0000', '')
              .replaceAll(/\p{Surrogate}/gu, '')
              .slice(0, 2000),
          ),
        },
      ),
      { maxLength: 5 },
    ),
  ),
  async ([command, more]) => {
    const args = [...command, ...more];
    if (args.some(each => ENDLESS.test(each))) return;
    const around = new Surroundings();
    try {
      writeFileSync(around.at('plain.py'), PLAIN);
      const built = command[0] === 'data' && command[1] === 'build';
      await heldTo(built ? [...args, '--no-such-option'] : args, around, { input: 's\nc\n' });
    } finally {
      around.remove();
    }
  },
  { each: 8, aim: 120, counts: 'commands' },
);

const folder = (path: string) => ({ path, files: readdirSync(path) });

/** Files that commands read: saved traces, model folders, sets, settings; each spoilt. */
const files = inputs(
  'commands/files',
  fc.tuple(
    fc.constantFrom(...folder(TOY).files.filter(name => name.endsWith('.json'))),
    spoiltBytes([Buffer.from(PLAIN)]),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.constantFrom('info', 'verify', 'run', 'build', 'trace'),
    hostileText,
  ),
  async ([name, bytes, at, how, text]) => {
    const around = new Surroundings();
    try {
      const put = (file: string, content: string | Uint8Array) => writeFileSync(around.at(file), content);
      for (const each of folder(TOY).files) {
        const whole = readFileSync(`${TOY}/${each}`);
        put(
          each,
          each === name ? Buffer.concat([whole.subarray(0, at * whole.length), Buffer.from(text)]) : whole,
        );
      }
      put('plain.py', PLAIN);
      put('odd.py', bytes);
      const given = {
        info: ['model', 'info', '.'],
        verify: ['model', 'verify', '.'],
        run: ['run', 'plain.py', '--engine', 'neural', '--model', '.', '--actions', 'step_into'],
        build: ['data', 'build', '--out', 'set', '--tokens', '1', '--config', name],
        trace: ['trace', 'odd.py', ...LIMITED],
      }[how];
      await heldTo(given, around);
    } finally {
      around.remove();
    }
  },
  { each: 6, aim: 60, counts: 'commands' },
);

/** The programs above, each in one way: what `npm test` goes through. */
export const harmfulPrograms = (): readonly Whole[] =>
  HARMFUL.map((source, i) => ({ source, how: HOW[i % HOW.length]! }));
export { onProgram };

export const COMMAND_ATTACKS: readonly Attack[] = [programs, options, files];
