import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenizer } from '../../src/language/index.ts';
import { decodeShard, ID_MASK } from '../../src/training-data/shard.ts';
import { contents, type Ended, ndbgData, Scratch } from './harness.ts';

const scratch = new Scratch();
afterAll(() => scratch.remove());

function program(name: string, body: string, prelude = '') {
  const lines = body.split('\n').map(line => `    ${line}`);
  return {
    source: `${prelude}def ${name}(x):\n${lines.join('\n')}\n`,
    calls: [1, 2, 3, 4, 5].map(value => `${name}(${value})`),
    entry: name,
    origin: 'corpus',
    problem: name,
    flags: [],
  };
}

const GOOD = [
  program('plain_total', 'total = 0\nfor step in range(x):\n    total += step\nreturn total'),
  program('plain_length', "return len('abc') * x"),
  program('plain_text', "word = 'ab' * x\nreturn word.upper()"),
];
const HOSTILE = [
  program('hang_in_c', 'return sum(range(10 ** 14))'),
  program('catches_all', 'while True:\n    try:\n        x += 1\n    except BaseException:\n        pass'),
  program('forks', 'return os.fork()', 'import os\n\n'),
  program('eats_memory', 'big = []\nwhile True:\n    big.append(bytearray(50_000_000))'),
  program('leaves', 'os._exit(3)', 'import os\n\n'),
  program('leaves_like_us', 'os._exit(70)', 'import os\n\n'),
  program('kills', 'os.kill(os.getpid(), 9)', 'import os\n\n'),
  program('starts_thread', 'threading.Thread(target=print).start()\nreturn 1', 'import threading\n\n'),
  program('writes_file', "open('/tmp/ndbg-hostile', 'w').write('x')\nreturn 1"),
  program('reads_file', "return open('/etc/hostname').read()"),
  program('writes_pipe', "import os\nos.write(3, b'garbage' * 99)\nreturn 1"),
  program('breaks_builtins', "import builtins\nbuiltins.len = lambda thing: 1000003\nreturn len('a')"),
  program('prints', "print('noise ' * 1000)\nimport sys\nsys.stderr.write('noise')\nreturn x"),
  program('exits', 'import sys\nsys.exit(x)'),
  program('asks_address', 'return id(x)'),
  program('recursion', 'return recursion(x + 1)'),
];

let first: Ended;
let text: string;

function counts(): Record<string, number> {
  return JSON.parse(readFileSync(join(scratch.at('set'), 'manifest.json'), 'utf8')).counts;
}

beforeAll(async () => {
  const corpus = scratch.lines('corpus.jsonl', [...GOOD, ...HOSTILE]);
  const config = scratch.json('config.json', {
    context: 1024,
    shard_programs: 48,
    held_out: { share: 0, prompts: 0 },
    limits: { seconds: 0.4, memory: 256 },
    programs: { mix: { corpus: 1 }, corpus: { files: [{ path: corpus, kind: 'programs' }] } },
  });
  const args = ['build', '--out', scratch.at('set'), '--tokens', '2k', '--config', config, '--workers', '1'];
  first = await ndbgData(...args);
  args[2] = scratch.at('again');
  args[args.length - 1] = '2';
  await ndbgData(...args);
  const path = join(scratch.at('set'), '000000.ndbg');
  text = tokenizer.decode(decodeShard(readFileSync(path), path).words.map(word => word & ID_MASK));
}, 300_000);

describe('programs that mean harm', () => {
  test('cost themselves and nothing else: the others are there', () => {
    expect(first.code).toBe(0);
    expect(text).toContain('plain_total');
    expect(text).toContain('plain_text');
  });

  test.each([
    'hang_in_c',
    'forks',
    'leaves',
    'leaves_like_us',
    'kills',
    'starts_thread',
    'writes_file',
    'reads_file',
    'writes_pipe',
    'asks_address',
  ])('%s is not trained on', name => {
    expect(text).not.toContain(name);
  });

  test('those that had to be killed are reported', () => {
    expect(first.stderr).toMatch(/note: program \d+ of train was dropped: it hangs/);
    expect(first.stderr).toMatch(/note: program \d+ of train was dropped: it ended the process with 3/);
    expect(first.stderr).toMatch(/note: program \d+ of train was dropped: it wrote into our pipe/);
    expect(first.stderr).toMatch(/note: program \d+ of train was dropped: it ended the process with 70/);
    expect(counts()['dropped/forbidden']).toBeGreaterThan(0);
    expect(counts()['dropped/takes too much']).toBeGreaterThan(0);
  });

  test('what was counted before one ended the process is not lost', () => {
    // Every call of `breaks_builtins` comes to a value too long to show; of all programs dropped so, each had five.
    const programs = counts()['dropped/no call could be recorded']!;
    expect(programs).toBeGreaterThan(1);
    expect(counts()['calls dropped/a value too long to show']).toBeGreaterThanOrEqual(5 * programs);
  });

  test('what a program does to its interpreter does not reach the next one', () => {
    expect(text).toContain('plain_length');
    expect(text).not.toContain('2000006');
  });

  test('the outcome is the same, byte for byte, with two workers', () => {
    const index = (folder: string) =>
      JSON.parse(readFileSync(join(scratch.at(folder), 'parts/000000.json'), 'utf8'));
    // First what says most when it differs.
    expect(index('again').counts).toEqual(index('set').counts);
    expect(contents(scratch.at('again'))).toEqual(contents(scratch.at('set')));
  });
});

test('whether time or memory ends a program first, it is counted the same', async () => {
  const corpus = scratch.lines('greedy.jsonl', [
    GOOD[0],
    HOSTILE.find(({ entry }) => entry === 'eats_memory'),
  ]);
  const built = async (name: string, limits: object) => {
    const config = scratch.json(`${name}.json`, {
      context: 1024,
      shard_programs: 8,
      held_out: { share: 0, prompts: 0 },
      limits,
      programs: { mix: { corpus: 1 }, corpus: { files: [{ path: corpus, kind: 'programs' }] } },
    });
    const out = scratch.at(name);
    await ndbgData('build', '--out', out, '--tokens', '100', '--config', config, '--workers', '1');
    return JSON.parse(readFileSync(join(out, 'parts/000000.json'), 'utf8')).counts;
  };
  const byMemory = await built('by-memory', { seconds: 60, memory: 256 });
  const byTime = await built('by-time', { seconds: 0.1, memory: 16_384 });
  expect(byMemory['dropped/takes too much']).toBeGreaterThan(0);
  expect(byTime).toEqual(byMemory);
});

test('runs whose text would differ between processes are dropped', async () => {
  const corpus = scratch.lines('addresses.jsonl', [
    GOOD[0],
    program('shows_address', 'shown = repr(object())\nreturn shown + str(x)'),
    program('set_of_objects', 'return {None, str(x), x}'),
  ]);
  const config = scratch.json('addresses.json', {
    context: 1024,
    shard_programs: 8,
    held_out: { share: 0, prompts: 0 },
    programs: { mix: { corpus: 1 }, corpus: { files: [{ path: corpus, kind: 'programs' }] } },
  });
  const out = scratch.at('addresses');
  await ndbgData('build', '--out', out, '--tokens', '100', '--config', config, '--workers', '1');
  const { counts } = JSON.parse(readFileSync(join(out, 'parts/000000.json'), 'utf8'));
  expect(counts['calls dropped/shows an address']).toBeGreaterThan(0);
  expect(counts['calls dropped/order of a set']).toBeGreaterThan(0);
  const { words } = decodeShard(readFileSync(join(out, '000000.ndbg')), 'shard');
  const trained = tokenizer.decode(words.map(word => word & ID_MASK));
  expect(trained).toContain('plain_total');
  expect(trained).not.toMatch(/shows_address|set_of_objects/);
});

test('a program that does not run twice alike has no run with a variable set, and ends nothing', async () => {
  const branches =
    "string.runs = getattr(string, 'runs', 0) + 1\nif string.runs % 2:\n    y = x + 1\n    y += 2\n    return y";
  const corpus = scratch.lines('otherwise.jsonl', [
    program('otherwise', `${branches}\nz = x * 2\nz += 1\nreturn z`, 'import string\n\n'),
    GOOD[0],
  ]);
  const config = scratch.json('otherwise.json', {
    context: 1024,
    shard_programs: 8,
    set: 1,
    held_out: { share: 0, prompts: 0 },
    programs: { mix: { corpus: 1 }, corpus: { files: [{ path: corpus, kind: 'programs' }] } },
  });
  const out = scratch.at('otherwise');
  const ended = await ndbgData(
    ...['build', '--out', out, '--tokens', '1k', '--config', config, '--workers', '1'],
  );
  expect(ended.stderr).not.toContain('cannot be written');
  expect(ended.code).toBe(0);
  const path = join(out, '000000.ndbg');
  const text = tokenizer.decode(decodeShard(readFileSync(path), path).words.map(word => word & ID_MASK));
  expect(text.includes('def otherwise(x):')).toBe(true);
  expect(text.includes('<|set|>total')).toBe(true);
  expect(/<\|set\|>[yz]/.test(text)).toBe(false);
});

test.each([
  ['not json', 4],
  ['{"source": 5}', 4],
])(
  'a corpus with the malformed line %s is refused with its number, and nothing is written',
  async (line, number) => {
    const corpus = scratch.lines('malformed.jsonl', [...GOOD, line]);
    const config = scratch.json('malformed.json', {
      programs: { mix: { corpus: 1 }, corpus: { files: [{ path: corpus, kind: 'programs' }] } },
    });
    const out = scratch.at('malformed');
    const { code, stderr } = await ndbgData('build', '--out', out, '--tokens', '1k', '--config', config);
    expect(code).toBe(1);
    expect(stderr).toContain(`malformed.jsonl:${number}: `);
    expect(existsSync(out)).toBe(false);
  },
);
