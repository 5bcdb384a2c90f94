/** The terminal debugger over a pipe, on a program that is run: the commands that look at a state. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { from, talk } from './talk.ts';

const tally = [fileURLToPath(new URL('../../vectors/tally.py', import.meta.url)), '--engine', 'real'];
const basket = [fileURLToPath(new URL('../../../examples/basket.py', import.meta.url)), '--engine', 'real'];
const folder = mkdtempSync(join(tmpdir(), 'ndbg-debug-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('looking', () => {
  test('p, pp, whatis and bare names over the variables, with the program’s own functions', async () => {
    const { stdout } = await talk(tally, [
      'b 6',
      'c',
      'p hits + 1',
      'hits',
      'whatis word',
      'pp [word] * 2',
      "p tally('aa', 'a') + hits",
      'p [hits for _ in word]',
      'p 1 / 0',
      'p nothing',
      'p word +',
    ]);
    const answers = from(stdout, /^3$/).split('\n');
    expect(answers).toEqual([
      '3',
      '2',
      'str',
      "['noon', 'noon']",
      '4',
      '[2, 2, 2, 2]',
      '1 / 0 raises ZeroDivisionError: division by zero',
      "nothing: name 'nothing' is not defined",
      '"word +" is no Python expression: invalid syntax',
      '',
    ]);
  });

  test('objects are shown as the walk over the module shows them, and its guard is not run again', async () => {
    const file = join(folder, 'boxes.py');
    writeFileSync(
      file,
      'import sys\n\n\nclass Box:\n    class Lid:\n        pass\n\n    def fill(self):\n        class ' +
        'Thing:\n            pass\n\n' +
        '        return Thing()\n\n\nbox = Box()\nif __name__ == "__main__":\n    sys.exit(0)\n',
    );
    const asked = ['p Box()', 'p [Box.Lid(), Box().fill()]', 'p __name__'];
    const walked = await talk([file, '--engine', 'real'], ['b 16', 'c', ...asked]);
    expect(from(walked.stdout, /box = </).split('\n')).toEqual([
      expect.stringContaining('box = <__main__.Box object>'),
      '<__main__.Box object>',
      '[<__main__.Box.Lid object>, <__main__.Box.fill.<locals>.Thing object>]',
      "'__main__'",
      '',
    ]);
    const called = await talk([file, '--engine', 'real', '--entry', 'Box.fill'], asked);
    expect(called.stdout).toContain(
      "\n<boxes.Box object>\n[<boxes.Box.Lid object>, <boxes.Box.fill.<locals>.Thing object>]\n'boxes'\n",
    );
  });

  test('a variable of the module that calls may have changed is shown as what it is', async () => {
    const file = join(folder, 'ledger.py');
    writeFileSync(
      file,
      'class Box:\n    n = 1\n\n\nRATE = 2\ntotal = 0\nlog = []\nbox = Box()\n\n\ndef add(n):\n    global ' +
        'total\n    total += n * RATE\n    log.append(n)\n    return total\n\n\n' +
        'def main():\n    add(3)\n    return total\n',
    );
    const asked = [
      'b 20',
      'c',
      'p (RATE, Box)',
      'p total + 1',
      'p [len(log) for _ in (1,)]',
      'p box.n',
      'p add',
    ];
    const { stdout } = await talk([file, '--engine', 'real'], asked);
    const early = "as the module's own lines leave it; what calls have changed since is not known";
    expect(stdout.trimEnd().split('\n').slice(-8)).toEqual([
      "(2, <class 'ledger.Box'>)",
      '1',
      `  (total: ${early})`,
      '[0]',
      `  (log: ${early})`,
      '1',
      `  (box: ${early})`,
      '<function add>',
    ]);
  });

  test('variables that hold infinity and nan are known, whatever the program calls so', async () => {
    const file = join(folder, 'least.py');
    writeFileSync(
      file,
      'inf = 7\n\n\ndef least(xs):\n    best = float("inf")\n    rows = [best, float("nan")]\n    return ' +
        'min(xs, default=best)\n',
    );
    const asked = ['b 7', 'c', 'p best > 9', 'p -rows[0]', 'p rows[1] + 1', 'p inf'];
    const { stdout } = await talk([file, '--engine', 'real', '--entry', 'least', '--args', '[]'], asked);
    expect(stdout.trimEnd().split('\n').slice(-4)).toEqual(['True', '-inf', 'nan', '7']);
  });

  test('a class of a library that is called like the file stays what it is', async () => {
    const file = join(folder, 'itertools.py');
    writeFileSync(file, 'from itertools import chain\n\n\nclass Box:\n    pass\n\n\nx = 1\n');
    const { stdout } = await talk([file, '--engine', 'real'], ['p [chain(), Box()]']);
    expect(stdout).toContain('\n[<itertools.chain object>, <__main__.Box object>]\n');
  });

  test('where, up, down and args', async () => {
    const { stdout } = await talk(basket, ['b 9', 'c', 'w', 'u', 'p bill', 'u', 'u', 'd', 'd', 'a']);
    const said = from(stdout, /^ {2}basket.py:21 main/);
    expect(said).toMatch(/^ {2}basket.py:21 main .*\n {2}basket.py:15 total .*\n> basket.py:9 price/);
    expect(said).toContain('\n0\n> basket.py:21 main');
    expect(said).toContain('this is the outermost call');
    expect(said).toMatch(/item = 'tea'\ntable = \{'tea': 3, 'milk': 2\}\n$/);
  });

  test('list goes on, longlist shows the function with its breakpoints', async () => {
    const { stdout } = await talk(basket, ['b 15', 'c', 'll', 'l 1, 3', 'l']);
    expect(stdout).toContain(
      '12     def total(items, table):\n13         bill = 0\n14         for item in items:\n15 B->         ' +
        'bill += price(item, table)\n16         return bill\n',
    );
    expect(from(stdout, /^1 {5}"""What/)).toMatch(/^1 .*\n2\n3\n 4 {5}def price/);
  });

  test('display shows a value where it changed', async () => {
    const { stdout } = await talk(tally, ['b 3', 'c', 'display hits', 'c', 'c', 'undisplay', 'c', 'display']);
    expect(stdout.match(/display hits: \d/g)).toEqual(['display hits: 0', 'display hits: 1']);
    expect(stdout).toContain('nothing is displayed');
  });

  test('a huge value is shortened, and p shows all of it', async () => {
    const file = join(folder, 'huge.py');
    writeFileSync(file, 'def main():\n    x = list(range(1000))\n    return len(x)\n');
    const { stdout } = await talk([file, '--engine', 'real'], ['b 3', 'c', 'p x']);
    expect(stdout).toMatch(/ {2}x = \[0, 1, 2.{60,70}… \(4890 characters; p x shows all\)/);
    expect(stdout).toContain('998, 999]\n');
  });

  test('help lists the commands, and explains one', async () => {
    const { stdout } = await talk(tally, ['help', 'h tbreak']);
    expect(stdout).toMatch(/^step +the very next state.*\(s\)$/m);
    expect(stdout).toMatch(/\ntbreak LINE\[, CONDITION\] {2}stop there once\n$/);
  });
});
