/** `ndbg data projects` over a small made-up project whose tests hang, fork, write and fail, by the real commands. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPrograms } from '../../src/evaluate/program.ts';
import { isHeldOutProject, readProjectIndex } from '../../src/programs/projects.ts';
import { ndbg } from '../cli/ndbg.ts';
import { type Ended, ROOT, Scratch, start, until } from './harness.ts';

const scratch = new Scratch();
const FOLDER = scratch.at('projects');
const OUT = scratch.at('programs.jsonl');
const HELD_OUT = scratch.at('programs.held-out.jsonl');
const pids = scratch.at('pids');

const RULES = `from __future__ import annotations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .absent import Absent

LEAST = 2

def long(word: str, than: Absent | int = LEAST):
    return len(word) > than
`;
const WORDS = `from .rules import long

def keep(text):
    return [word for word in text.split() if long(word)]

def saved(path):
    return open(path).read()

class Basket:
    def __init__(self, items, most=3):
        self.items, self.most = list(items), most

    def room(self):
        return self.most - self.held()

    def held(self):
        return len(self.items)

    def never_needed(self):
        return None
`;
const TESTS = `import os, subprocess, sys, time
from words.main import Basket, keep, saved

def note(pid):
    with open(${JSON.stringify(pids)}, "a") as out:
        out.write(f"{pid}\\n")

def test_a_keeps():
    assert keep("a long word") == ["long", "word"]
    assert keep("to be or not") == ["not"]

def test_b_writes():
    with open("written-beside", "w") as out:
        out.write("x")
    assert saved("written-beside") == "x" and saved("./written-beside") == "x"

def test_c_forks():
    for child in range(3):
        if os.fork() == 0:
            note(os.getpid())
            keep("forked child")
            time.sleep(600)

def test_d_leaves_a_process_of_its_own_group():
    left = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], start_new_session=True)
    note(left.pid)

def test_e_fails():
    keep("this fails")
    assert False

def test_f_baskets():
    assert [Basket([1]).room(), Basket("abc", most=5).room()] == [2, 2]

def test_g_hangs():
    keep("it hangs")
    while True:
        time.sleep(1)

def test_h_behind():
    keep("behind it all")
`;

const SLOW = 'import time\n\ndef test_slow():\n    time.sleep(2)\n';

/** Names that fall on either side, whatever the share of those held out. */
const named = (held: boolean) => {
  for (let i = 0; ; i++) if (isHeldOutProject(`words${i}`) === held) return `words${i}`;
};
const TRAIN = named(false);
const HELD = named(true);

const project = (name: string, files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(FOLDER, `${name}-1.0`, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
};
const entry = (name: string) => ({ name, version: '1.0', licence: 'MIT', tests: ['tests'], source: 'src' });
const index = (entries: readonly unknown[]) => scratch.json('index.json', { projects: entries });
const cut = (...more: string[]): Promise<Ended> =>
  start([
    'projects',
    'cut',
    FOLDER,
    '--out',
    OUT,
    '--index',
    scratch.at('index.json'),
    '--each',
    '1',
    ...more,
  ]).ended;
const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as { source: string; calls: string[]; entry: string; problem: string });

beforeAll(() => {
  const files = {
    'src/words/__init__.py': '',
    'src/words/rules.py': RULES,
    'src/words/main.py': WORDS,
    'tests/test_words.py': TESTS,
  };
  project(TRAIN, files);
  project(HELD, files);
  index([entry(TRAIN), entry('gone'), entry(HELD)]);
});
afterAll(() => scratch.remove());

test('what tests do is limited, counted and left behind; the same command goes on', async () => {
  const ended = await cut();
  expect(ended.code, ended.stderr).toBe(0);
  expect(ended.stderr).toContain('tests/test_words.py::test_g_hangs was stopped after 1 s');
  expect(ended.stderr).toContain('gone-1.0: failed: is not there: fetch it first');
  expect(ended.stdout).toContain('  gone: is not there: fetch it first');
  expect(ended.stdout).toMatch(/dropped functions: \d+\n(?: +\d+ {2}.*\n)* +2 {2}reaches the system\n/);

  const found = new Map(lines(OUT).map(program => [program.problem.split('/').at(-1), program]));
  expect([...found.keys()].sort()).toEqual(['Basket.__init__', 'Basket.held', 'Basket.room', 'keep', 'long']);
  const keep = found.get('keep')!;
  // From two files, in the order in which they are needed; an annotation of what is not there stays one.
  expect(keep.source).toMatch(/^from __future__ .*\nLEAST = 2\n\ndef long\(.*\n.*\n\ndef keep\(/);
  expect(keep.calls).toContain("keep('behind it all')");
  expect(keep.calls).not.toContain("keep('forked child')");
  const room = found.get('Basket.room')!;
  expect(room.entry).toBe('room');
  expect([...room.calls].sort()).toEqual(["Basket('abc', 5).room()", 'Basket([1]).room()']);
  expect(room.source).not.toContain('never_needed');

  // Nothing runs any more, and nothing was written into the projects.
  const left = readFileSync(pids, 'utf8').trim().split('\n').map(Number);
  expect(left.length).toBe(8);
  for (const pid of left) expect(isAlive(pid), `process ${pid}`).toBe(false);
  expect(readdirSync(join(FOLDER, `${TRAIN}-1.0`)).sort()).toEqual(['src', 'tests']);

  const before = [readFileSync(OUT, 'utf8'), readFileSync(HELD_OUT, 'utf8')];
  const again = await cut();
  expect(again.stderr.match(/done before/g)?.length).toBe(2);
  expect(again.stderr).toContain('gone-1.0: failed: is not there: fetch it first');
  expect([readFileSync(OUT, 'utf8'), readFileSync(HELD_OUT, 'utf8')]).toEqual(before);
  expect(again.stdout).toBe(ended.stdout);
});

test('projects that are held out go into a file of their own, which an evaluation reads', () => {
  expect(lines(OUT).every(({ problem }) => problem.startsWith(`repository/${TRAIN}/`))).toBe(true);
  const { programs } = readPrograms('held-out', readFileSync(HELD_OUT, 'utf8'));
  expect(programs.length).toBeGreaterThan(4);
  for (const program of programs) {
    expect(program.level).toBe('repository');
    expect(program.problem).toContain(`repository/${HELD}/`);
  }
});

test('the folders of a command that was killed go with the next one', async () => {
  const temporary = scratch.at('tmp');
  const folder = scratch.at('slow');
  for (const path of [temporary, join(folder, 'slow-1.0', 'tests')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(folder, 'slow-1.0', 'tests', 'test_slow.py'), SLOW);
  const listed = index([{ ...entry('slow'), source: '.' }]);
  const args = ['projects', 'cut', folder, '--out', scratch.at('slow.jsonl'), '--index', listed];
  const { child, ended } = start(args, undefined, ['env', `TMPDIR=${temporary}`]);
  const left = () => readdirSync(temporary).map(name => name.replace(/-[^-]+$/, ''));
  const both = ['needs', 'project'].map(what => `ndbg-${child.pid}-${what}`);
  await until(() => both.every(name => left().includes(name)));
  child.kill('SIGKILL');
  await ended;
  expect(left().sort()).toEqual(both);
  const env = { ...process.env, TMPDIR: temporary };
  expect((await ndbg(['trace', join(ROOT, 'tests/vectors/tally.py')], { env })).code).toBe(0);
  expect(left()).toEqual([]);
});

test('an index that is wrong is refused with its line and the reason, and nothing is written', async () => {
  const fresh = scratch.at('fresh');
  const bad: [unknown, string][] = [
    [{ ...entry('one'), licence: 'GPL-3.0' }, 'project 1: licence is "GPL-3.0"; permissive ones are MIT'],
    [{ ...entry('one'), tests: ['../out'] }, "project 1: ../out is not below the project's folder"],
    [{ ...entry('one'), wants: [] }, 'project 1: unknown key wants; allowed: name'],
    [{ ...entry('../one') }, 'project 1: name is "../one", and no package is called so'],
  ];
  for (const [given, said] of bad) {
    const ended = await start(['projects', 'fetch', '--out', fresh, '--index', index([given])]).ended;
    expect(ended.code).toBe(2);
    expect(ended.stderr).toContain(said);
    expect(existsSync(fresh)).toBe(false);
  }
  const broken = scratch.lines('broken.json', ['{"projects": [', '{"name": "one",', '{"name" "two"']);
  const ended = await start(['projects', 'fetch', '--out', fresh, '--index', broken]).ended;
  expect(ended.code).toBe(2);
  expect(ended.stderr).toMatch(/broken\.json:3 is no JSON: /);
  expect(existsSync(fresh)).toBe(false);
});

test('the index of the package names real projects of permissive licences', () => {
  const text = readFileSync(join(ROOT, 'config', 'projects.json'), 'utf8');
  const projects = readProjectIndex('projects.json', text);
  expect(projects.length).toBeGreaterThanOrEqual(120);
  const held = projects.filter(({ name }) => isHeldOutProject(name)).length;
  expect(held).toBeGreaterThan(projects.length / 25);
  expect(held).toBeLessThan(projects.length / 4);
});

function isAlive(pid: number): boolean {
  const file = `/proc/${pid}/status`;
  try {
    return !readFileSync(file, 'utf8').includes('\nState:\tZ');
  } catch {
    return false;
  }
}
