/** The terminal debugger over a pipe, on a program that is run: what each command does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ndbg } from '../ndbg.ts';
import { from, talk } from './talk.ts';

const vector = (name: string) => fileURLToPath(new URL(`../../vectors/${name}.py`, import.meta.url));
const tally = [vector('tally'), '--engine', 'real'];
const basket = [fileURLToPath(new URL('../../../examples/basket.py', import.meta.url)), '--engine', 'real'];
const folder = mkdtempSync(join(tmpdir(), 'ndbg-debug-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The places it stopped at: `5 tally line`. */
function stops(text: string): string[] {
  return [...text.matchAll(/^> \w+\.py:(\d+ \S+ \w+) {2}/gm)].map(match => match[1]!);
}

test.each([
  [['--engine', 'real', '--jumps', 'steps'], /the engine real takes every jump for real/],
  [['--engine', 'neural', '--jumps', 'direct', '--jump-effort', '2'], /are for --jumps adaptive/],
  [['--engine', 'neural', '--threshold', '0.5'], /--threshold is for --engine hybrid/],
])('options that the engine would not look at are refused: %s', async (args, message) => {
  const { code, stderr } = await talk([vector('tally'), ...args], []);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});

describe('moving', () => {
  test('step, next, return, until, continue and their abbreviations', async () => {
    const { code, stdout } = await talk(tally, ['s', 'step', 's', 'n', 'next', 'unt', 'r', 'c', 'q']);
    expect(code).toBe(0);
    expect(stops(stdout)).toEqual([
      '8 main call',
      '9 main line',
      '1 tally call',
      '2 tally line',
      '3 tally line',
      '4 tally line',
      '5 tally line',
      '6 tally return',
    ]);
    expect(stdout).toContain('returns 2');
    expect(stdout).toContain('> the program ended  observed');
  });

  test('an empty line repeats the last command, and the end of the input ends the session', async () => {
    const { code, stdout } = await talk(tally, ['step', '', '']);
    expect(code).toBe(0);
    expect(stops(stdout)).toHaveLength(4);
  });

  test('a name that is not here is found where it is: in a caller, or before the end', async () => {
    const { stdout } = await talk(basket, [
      'b price',
      'c',
      'p bill',
      'up',
      'p bill',
      'p nobody',
      'cl',
      'c',
      'p table',
    ]);
    expect(stdout).toContain("bill: name 'bill' is not defined here, but in total: `up`");
    expect(from(stdout, /here, but in total/)).toMatch(/^0$/m);
    expect(stdout).toMatch(/^nobody: name 'nobody' is not defined$/m);
    expect(stdout).toContain(
      "name 'table' is not defined: the program has ended, and `back into` shows its last state",
    );
  });

  test('until a line goes there, past the loop', async () => {
    const { stdout } = await talk(tally, ['b 3', 'c', 'clear', 'until 6']);
    expect(stops(stdout).at(-1)).toBe('6 tally line');
  });

  test('next and return stop at a breakpoint inside the call they pass over', async () => {
    const over = await talk(basket, ['s', 's', 'b 6', 'n']);
    expect(stops(over.stdout).at(-1)).toBe('6 price line');
    const out = await talk(basket, ['b 13', 'c', 'clear', 'b 8', 'r']);
    expect(stops(out.stdout).at(-1)).toBe('8 price line');
    const end = await talk(basket, ['b price', 'c', 'r']);
    expect(stops(end.stdout).at(-1)).toBe('9 price return');
  });

  test('after the exit it says what is possible, and back takes the last command back', async () => {
    const { stdout } = await talk(tally, ['c', 's', 'back', 'restart']);
    expect(stdout).toContain('the program has ended: `back` takes the last command back');
    expect(stops(stdout)).toEqual(['8 main call', '8 main call', '8 main call']);
  });

  test('back takes whole numbers from 1', async () => {
    const { stdout } = await talk(tally, ['s', 's', 'back 0', 'back 2']);
    expect(stdout).toContain('back takes into, over, call, or how many commands to take back; not "0"');
    expect(stops(stdout)).toEqual(['8 main call', '9 main line', '1 tally call', '8 main call']);
  });

  test('back of more commands than there were goes to the beginning, and shows it', async () => {
    const { stdout } = await talk(tally, ['s', 's', 'back 9', 'back']);
    expect(stdout).toContain(
      '\nthere were only 2 to take back: this is the beginning\n> tally.py:8 main call',
    );
    expect(stdout).toMatch(/\nthis is the beginning: there is nothing to take back\n$/);
    expect(stops(stdout)).toEqual(['8 main call', '9 main line', '1 tally call', '8 main call']);
  });

  test('shows what changed since the last stop', async () => {
    const { stdout } = await talk(tally, ['b 3', 'c', 'c', 'c']);
    expect(stdout).toContain("  c = 'n'\n");
    expect(stdout).toContain("  hits: 0 → 1; c: 'n' → 'o'\n");
  });

  test('a variable can be set in three ways, and the program goes on with it', async () => {
    for (const set of ['!hits = 40', 'hits = 40', 'set hits = 20 * 2']) {
      const { stdout } = await talk(tally, ['b 3', 'c', set, 'sure', 'clear', 'r']);
      expect(stdout).toContain('> tally.py:3 tally line  user\n');
      expect(stdout).toContain('user: nothing here was predicted\n');
      expect(stdout).toContain('hits: 0 → 40');
      expect(stdout).toContain('returns 42');
    }
  });
});

describe('stopping', () => {
  test('conditions, hit counts, temporary ones', async () => {
    const { stdout } = await talk(tally, [
      "b 4, c == 'o'",
      'tbreak 6',
      'ignore 1 1',
      'c',
      'p hits',
      'c',
      'b',
    ]);
    expect(stdout).toContain('breakpoint 1 at tally.py:4');
    expect(stdout).toContain('* breakpoint 1, hit 2');
    expect(stdout).toContain('* temporary breakpoint 2');
    expect(stdout).toContain("1  tally.py:4, if c == 'o', passed over once more, hit 0 times\n");
    expect(stdout).toMatch(/\n1 {2}tally.py:4, if c == 'o', hit 2 times\n$/);
  });

  test('condition changes one, disable and enable switch it', async () => {
    const { stdout } = await talk(tally, ['b 5', 'condition 1 hits == 1', 'c', 'restart', 'disable 1', 'c']);
    expect(from(stdout, /^\* breakpoint 1/)).toContain('> tally.py:5 tally line');
    expect(stdout).toContain('1  tally.py:5, if hits == 1, disabled, hit once');
    expect(stdout).toContain('> the program ended');
  });

  test('a watch stops when a value changes', async () => {
    const { stdout } = await talk(tally, ['b 3', 'c', 'clear', 'watch hits', 'watch hits * 10', 'c']);
    expect(stdout).toContain('* watch 2: hits was 0, is 1; watch 3: hits * 10 was 0, is 10');
    expect(stops(stdout).at(-1)).toBe('3 tally line');
  });

  test('what makes no sense is a sentence, and the session goes on', async () => {
    const nonsense = [
      'b 4, c ==',
      'b 99',
      'b 7',
      'b nowhere',
      'condition 7',
      'ignore x',
      'clear 3',
      'foo',
      ')',
      'n 4',
    ];
    const { code, stdout, stderr } = await talk(tally, [...nonsense, 'b', 's']);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    for (const sentence of [
      '"c ==" is no Python expression: invalid syntax',
      'tally.py:99: there is no such line; the file has 9',
      'tally.py:7: this line holds no code to stop at: ""; the next that does is 8',
      '"nowhere" is neither a line (5, FILE:5) nor a function of the program',
      'there is no breakpoint 7; none is set',
      'ignore needs the number of a breakpoint',
      'there is no breakpoint 3; none is set',
      'there is no command "foo"; did you mean forth?',
      '")" is no command',
      'next takes nothing after it, and "4" stands there',
      'no breakpoints',
    ])
      expect(stdout).toContain(sentence);
    expect(stops(stdout).at(-1)).toBe('9 main line');
  });

  test('a condition that raises stops and says so', async () => {
    const { stdout } = await talk(tally, ['b 4, word.nope', 'c']);
    expect(stdout).toContain(
      '* breakpoint 1, whose condition cannot be evaluated: bool(word.nope) raises AttributeError',
    );
    expect(stops(stdout).at(-1)).toBe('4 tally line');
  });
});

describe('the walk itself', () => {
  // Every object of JavaScript has members of these names.
  test.each(['toString', 'constructor', '__proto__'])('does not go back %s', async word => {
    const { stdout } = await talk(tally, ['s', `back ${word}`]);
    expect(stdout).toContain(`back takes into, over, call, or how many commands to take back; not "${word}"`);
    expect(stops(stdout).at(-1)).toBe('9 main line');
  });

  test('back into, over and call read the run backwards, and forth returns', async () => {
    const { stdout } = await talk(tally, [
      'b 6',
      'c',
      'back into',
      'back over',
      'back call',
      's',
      'back',
      'forth',
      's',
    ]);
    expect(stops(stdout).slice(1)).toEqual([
      '6 tally line',
      '3 tally inv_line',
      '4 tally inv_line',
      '1 tally inv_call',
      '4 tally inv_line',
      '6 tally line',
      '6 tally return',
    ]);
    expect(stdout).toContain('this walk goes back: `forth` returns to where it began');
  });

  test('branches try two values side by side', async () => {
    const commands = [
      'b 3',
      'c',
      'branch high',
      '!hits = 10',
      'clear',
      'r',
      'branch main',
      'r',
      'compare high',
      'branch',
    ];
    const { stdout } = await talk(tally, commands);
    expect(stdout).toContain('branch high begins here');
    expect(stdout).toContain('hits: high has 12, here 2\nreturned value: high has 12, here 2\n');
    expect(from(stdout, /^\* main/)).toMatch(
      /^\* main {2}> tally.py:6 tally return.*\n {2}high {2}> tally.py:6 tally return/,
    );
  });

  test('history lists the actions', async () => {
    const { stdout } = await talk(tally, ['s', 'n', 'history']);
    expect(from(stdout, /^ {3}1 /)).toBe(
      '   1  start        > tally.py:8 main call  observed\n   2  step_into    > tally.py:9 main line  ' +
        'observed\n   3  step_over    > tally.py:9 main return  observed\n',
    );
  });

  test('a saved trace is debugged too, but nothing can be set in it', async () => {
    const trace = join(folder, 'tally.trace');
    await ndbg(['trace', vector('tally'), '--out', trace]);
    const { stdout } = await talk([trace], ['b 3', 'c', 'hits = 3', 's']);
    expect(stdout).toContain('a saved run cannot be run again, so nothing can be set in it');
    expect(stops(stdout).at(-1)).toBe('4 tally line');
  });

  test('a program that raises ends in its error', async () => {
    const { code, stdout } = await talk([vector('crash'), '--engine', 'real'], ['c']);
    expect(code).toBe(0);
    expect(stdout).toContain("> the program failed: IndexError('list index out of range')  observed");
  });
});
