/**
 * The terminal debugger over a model: predicted states, confidence, verification. The predictions themselves
 * are not judged.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { shippedModels, TOY, workingToy } from '../../model/folders.ts';
import { serveToy } from '../../remote/served.ts';
import { talk } from './talk.ts';

const tally = fileURLToPath(new URL('../../vectors/tally.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ndbg-debug-neural-'));
afterAll(() => rmSync(folder, { recursive: true }));

const models = [{ name: 'toy', path: TOY }, ...shippedModels()];

describe.each(models)('ndbg debug with $name', ({ path }) => {
  test('says what is predicted and how sure it is, as a bar and a number', async () => {
    const { code, stdout, stderr } = await talk([tally, '--model', path], ['s', 'sure', 'p', 'q']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/> tally\.py:8 main call {2}given/);
    expect(stdout).toMatch(/> .* {2}predicted [█░]{10} \d+ %\n/);
    expect(stdout).toMatch(/[█░]{10} \d+ % {2}this step alone/);
  });

  test('verify runs the program and says where they part, or that they do not', async () => {
    const { stdout } = await talk([tally, '--model', path], ['s', 's', 'n', 'verify']);
    expect(stdout).toMatch(/^[1-4] of [2-4] states are as the program runs(: all|, then they part)$/m);
  });

  test('objects are named after the file, and verify finds them right', async () => {
    const source =
      'class Box:\n    def __init__(self, n):\n        self.n = n\n\n\n' +
      'def fill(box, n):\n    boxes = [box, Box(n)]\n    return boxes\n\n\ndef main():\n    return fill(Box(1), 2)\n';
    const said = async (name: string) => {
      const file = join(folder, name);
      writeFileSync(file, source);
      const args = [file, '--model', path, '--entry', 'fill', '--args', 'Box(1), 2', '--jumps', 'direct'];
      const commands = ['s', 's', 's', 'box = Box(4)', 'r', 'verify', 'p [Box(5)]'];
      return (await talk(args, commands)).stdout;
    };
    const own = await said('cabinet.py');
    expect(own).toContain('box = <cabinet.Box object>; n = 2');
    expect(own).toMatch(/^\d of \d states are as the program runs/m);
    expect(own.trimEnd().split('\n').at(-1)).toBe('[<cabinet.Box object>]');
    expect(own).not.toMatch(/program\.| at 0x/);
    // What the model is right about must not hang on what the file is called.
    expect(own.replaceAll('cabinet', 'program')).toBe(await said('program.py'));
  });

  test('code that is indented otherwise is shown as it stands, and predicted alike', async () => {
    const source =
      'def f(a):\n    total = 0\n    for x in a:\n        if x > 2:\n            total += x\n    return total\n';
    const said = async (text: string) => {
      const file = join(folder, 'indented.py');
      writeFileSync(file, text);
      const args = [file, '--model', path, '--entry', 'f', '--args', '[1, 5]', '--jumps', 'direct'];
      return (await talk(args, ['s', 's', 's', 'set total = 7', 's', 'why', 'r', 'sure back'])).stdout;
    };
    const even = await said(source);
    const tabs = await said(source.replaceAll('    ', '\t'));
    expect(tabs).toContain('\ttotal = 0');
    expect(tabs.replaceAll('\t', '    ')).toBe(even);
  });

  test('a variable that is set is the user’s, and back takes it away again', async () => {
    const args = [tally, '--model', path, '--entry', 'tally', '--args', "'noon', 'o'"];
    const { stdout } = await talk(args, ['b 2', 'c', 'ch = "n" * 2', 'back', 'p ch']);
    expect(stdout).toMatch(/tally line {2}(user|given)/);
    const [, before] = /ch: (.*) → 'nn'/.exec(stdout) ?? [];
    expect(before).toBeDefined();
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(before);
  });

  test('inputs checks each sample by running it', async () => {
    const { code, stdout } = await talk(
      [tally, '--model', path],
      ['inputs tally 0', 'inputs', 'inputs nope 3', 'inputs tally ('],
    );
    expect(code).toBe(0);
    expect(stdout).toMatch(/^\d+ of 24 samples hold, \d+ of them distinct \(each was run\)$/m);
    for (const [, text] of stdout.matchAll(/^ {2}[█░]{10} \d+ % {2}tally\((.*)\)$/gm))
      expect(text).toMatch(/^word=.*, ch=/);
    expect(stdout).toContain('inputs asks about what a call returned, and this is no return');
    expect(stdout).toContain('the program has no function nope; its functions are: tally, main');
    expect(stdout).toContain('"(" is no Python expression');
    expect(stdout.match(/samples hold/g)).toHaveLength(1);
  });

  test('inputs takes a run that comes to such an object for right, wherever the object lies', async () => {
    const file = join(folder, 'maker.py');
    writeFileSync(
      file,
      'class Box:\n    pass\n\n\ndef make(n):\n    return Box()\n\n\ndef many(n):\n    return [Box() for ' +
        '_ in "123456"]\n\n\ndef main():\n    return make(1), many(1)\n',
    );
    const six = `[${Array.from({ length: 6 }, () => '<maker.Box object>').join(', ')}]`;
    const { stdout } = await talk(
      [file, '--model', path],
      ['inputs make <maker.Box object>', `inputs many ${six}`],
    );
    expect(stdout.match(/^\d+ of 24 samples hold, \d+ of them distinct \(each was run\)$/gm)).toHaveLength(2);
    expect(stdout).toContain('what would make make return <maker.Box object>');
    // Whatever it was given, it came to that.
    expect(stdout).not.toMatch(/gives \[?<maker\.Box object/);
  });

  test('inputs of a method and of an inner function are run where the program calls them', async () => {
    const file = join(folder, 'inner.py');
    writeFileSync(
      file,
      'class Box:\n    def __init__(self, n):\n        self.n = n\n\n    def plus(self, k):\n        ' +
        'return self.n + k\n\ndef outer(n):\n    def inner(y):\n        return n + y\n    return inner(1)\n\n' +
        'def main():\n    return Box(2).plus(3) + outer(4)\n',
    );
    const { stdout } = await talk([file, '--model', path], ['inputs Box.plus 5', 'inputs inner 5']);
    const checked =
      /^\d+ of 24 samples hold, \d+ of them distinct \(each was run in the place of the program's own call\)$/gm;
    expect(stdout.match(checked)).toHaveLength(2);
    for (const [, y] of stdout.matchAll(/ % {2}inner\(y=(.*)\)$/gm)) expect(y).toBe('1');
  });

  test('sure back says how likely the arguments are, given what was returned', async () => {
    const args = [tally, '--model', path, '--entry', 'tally', '--args', "'noon', 'o'", '--jumps', 'direct'];
    const { stdout } = await talk(args, ['sure back', 'r', 'sure back', 'sure forth']);
    expect(stdout).toContain('sure back asks about what a call returned, and this is no return');
    expect(stdout).toContain('sure takes nothing after it, or back; not "forth"');
    if (!/tally exception/.test(stdout))
      expect(stdout).toMatch(/ % {2}tally\(word='noon', ch='o'\), given that it returns /);
  });

  test('back call from a predicted return asks for arguments; elsewhere it says why not', async () => {
    const args = [tally, '--model', path, '--entry', 'tally', '--args', "'noon', 'o'"];
    const { stdout } = await talk(args, ['back over', 'r', 'back call', 'forth']);
    expect(stdout).toContain('a model goes back from what a call returned, and this is no return');
    // An untrained model may predict an exception instead of a return: then there is nothing to go back from.
    expect(stdout).toMatch(/tally inv_call {2}predicted|tally exception {2}predicted/);
  });

  test('a program that cannot run is predicted all the same, and verify says that it cannot', async () => {
    const file = join(folder, 'fragment.py');
    writeFileSync(file, 'import nowhere_to_be_found\n\ndef f(x):\n    y = x + 1\n    return y\n');
    const args = [file, '--model', path, '--entry', 'f', '--args', '3'];
    const { code, stdout } = await talk(args, ['s', 'verify', 'p x + 1', 'inputs f 4', 's']);
    expect(code).toBe(0);
    expect(stdout).toContain('the program may not run here (the module nowhere_to_be_found is not here)');
    expect(stdout).toMatch(
      /the program does not run as far as its entry, so there is no truth to hold this to: ModuleNotFoundError/,
    );
    expect(stdout).toContain('the program does not run here: the model checked each, and nothing was run');
    expect(stdout).toMatch(/> fragment\.py:\d .* {2}predicted/);
  });

  test('hybrid marks what was observed', async () => {
    const args = [tally, '--model', path, '--engine', 'hybrid', '--threshold', '1'];
    const { stdout } = await talk(args, ['s', 's', 'verify']);
    expect(stdout).toMatch(/> tally\.py:1 tally call {2}observed/);
    expect(stdout).toContain('3 of 3 states are as the program runs: all');
  });
});

describe('--working evaluated', () => {
  const file = join(folder, 'bill.py');
  writeFileSync(
    file,
    'import nowhere_to_be_found\n\ndef bill(units):\n    cost = units * 4711 + 37\n    rest = cost % ' +
      '97\n    return cost // 13, rest\n',
  );
  const args = (model: string) => [file, '--model', model, '--entry', 'bill', '--args', '262'];

  test('has lines worked out by Python where the program cannot run, and says so', async () => {
    const { code, stdout, stderr } = await talk(
      [...args(await workingToy()), '--working', 'evaluated'],
      ['s', 's', 'why'],
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('Python works out single lines over that; the program is not run until');
  });

  test.each(shippedModels())('$name then computes as Python does', async ({ path }) => {
    const commands = ['s', 'n', 'why', 'n', 'n'];
    const { stdout } = await talk([...args(path), '--working', 'evaluated'], commands);
    expect(stdout).toMatch(/predicted, evaluated [█░]{10} \d+ %\n/);
    expect(stdout).toContain('units * 4711 → 1234282');
    expect(stdout).toMatch(/returns \(94947, 91\)/);
  });

  test('needs a model that works lines out', async () => {
    const { code, stderr } = await talk([...args(TOY), '--working', 'evaluated'], ['s']);
    expect(code).not.toBe(0);
    expect(stderr).toContain('toy was not trained to work lines out part by part');
  });
});

describe('why', () => {
  const args = (model: string) => [tally, '--model', model, '--entry', 'tally', '--args', "'noon', 'o'"];
  const PARTS = /^tally\.py:2 tally {2}hits = 0\n(?: {2}there was nothing to work out|(?: {2}.+ → .+\n?)+)$/m;

  test('says how the line came out, as it was worked out, or by asking now', async () => {
    const toy = await workingToy();
    for (const when of ['always', 'never']) {
      const talked = await talk([...args(toy), '--working', when], ['s', 's', 'why']);
      expect(talked).toMatchObject({ code: 0, stderr: '' });
      expect(talked.stdout).toMatch(PARTS);
    }
  });

  test('says why there is nothing to report', async () => {
    const toy = await workingToy();
    const said = async (model: string, ...commands: string[]) =>
      (await talk([...args(model), '--jumps', 'direct'], commands)).stdout.trimEnd().split('\n').at(-1);
    expect(await said(toy, 'why')).toBe('there is nothing to report: this state was given, not predicted');
    expect(await said(toy, 'r', 'why')).toBe(
      'there is nothing to report: step_return leads here over other lines: there is no one line to work out',
    );
    expect(await said(TOY, 's', 'why')).toBe(
      'there is nothing to report: toy was not trained to work lines out part by part',
    );
    expect(await said(toy, 's', 'ch = "n"', 'why')).toBe(
      'there is nothing to report: this state was changed by you, not predicted',
    );
    expect(await said(toy, 'why not')).toBe('why takes nothing after it');
    const real = await talk([tally, '--engine', 'real'], ['s', 'why']);
    expect(real.stdout).toContain('the program was run, and nothing was worked out');
  });
});

test('a model on a server answers as well, under its name there', async () => {
  const served = await serveToy();
  try {
    const args = [tally, '--model', served.address, '--jumps', 'direct'];
    const { code, stdout, stderr } = await talk(args, ['s', 'inputs tally 0']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^toy predicts/m);
    expect(stdout).toMatch(/ {2}predicted [█░]{10} \d+ %$/m);
    expect(stdout).toMatch(/^\d+ of 24 samples hold/m);
    const said = await Promise.all(
      ['cabinet.py', 'program.py'].map(async name => {
        const file = join(folder, name);
        writeFileSync(file, 'class Box:\n    pass\n\n\ndef f(box):\n    return box\n');
        const boxes = [file, '--model', served.address, '--entry', 'f', '--args', 'Box()'];
        return (await talk(boxes, ['s', 's', 'sure'])).stdout;
      }),
    );
    expect(said[0]).toContain('box = <cabinet.Box object>');
    expect(said[0]!.replaceAll('cabinet', 'program')).toBe(said[1]);
    const wrong = await talk([tally, '--model', served.address, '--remote-model', 'none'], []);
    expect(wrong.code).toBe(1);
    expect(wrong.stderr).toMatch(/none/);
  } finally {
    await served.end();
  }
});

test('a server that is down is a sentence', async () => {
  const { code, stderr } = await talk([tally, '--model', 'http://127.0.0.1:9'], []);
  expect(code).toBe(1);
  expect(stderr).toMatch(/127\.0\.0\.1:9/);
});

test('a model that is not there is a sentence and exit code 1', async () => {
  const { code, stderr } = await talk([tally, '--model', join(folder, 'none')], []);
  expect(code).toBe(1);
  expect(stderr).toMatch(/is neither a model folder .* nor a model that is here/);
});
