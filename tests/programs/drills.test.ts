/**
 * Drills: the same seed gives the same ones, all are Python, their values matter, and every operation occurs.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { operationPrograms } from '../../src/evaluate/tasks/operations.ts';
import { type DrillForm, drill, drillOf } from '../../src/programs/generator/drill.ts';
import { type Drill, readTables } from '../../src/programs/generator/tables.ts';
import { divide } from '../../src/programs/settings.ts';
import { DrawnSources } from '../../src/programs/sources.ts';
import { Random } from '../../src/shared/random.ts';
import { askCalls, builtinMethods, countOperations, countSmallSteps, ROOT } from './python.ts';

const tables = readTables(join(ROOT, 'corpus', 'templates'));
const CALLS = 6;
/** What generated drills must hold: named forms of lines, and operations, each in one of six hundred at least. */
const DRILLED = JSON.parse(readFileSync(join(ROOT, 'tests/programs/drilled.json'), 'utf8')) as {
  readonly forms: Readonly<Record<string, string>>;
  readonly operations: readonly string[];
};

const drills = (seed: string, count: number, form?: DrillForm) =>
  Array.from({ length: count }, (_, i) => drill(new Random(`${seed}/${i}`), tables, CALLS, form)).flatMap(
    made => made ?? [],
  );
const hashOf = (made: unknown) => createHash('sha256').update(JSON.stringify(made)).digest('hex');
const share = (ends: readonly string[]) => ends.filter(end => end.startsWith('= ')).length / ends.length;

describe('drills', () => {
  it('are the same for the same seed, and others for another', () => {
    const first = drills('one', 300);
    expect(first.length).toBeGreaterThan(295);
    expect(hashOf(drills('one', 300))).toBe(hashOf(first));
    expect(new Set(first.map(({ source }) => source)).size).toBeGreaterThan(295);
    expect(hashOf(drills('other', 300))).not.toBe(hashOf(first));
  });

  test.each(['written', 'lines', 'expressions', 'statements'] as const)(
    'of %s compile, and nine calls in ten return',
    form => {
      const made = drills('run', 250, form);
      const ends = askCalls(made);
      const wrong = ends.flatMap((all, i) => (all[0]!.startsWith('SyntaxError') ? [made[i]!.source] : []));
      expect(wrong).toEqual([]);
      expect(share(ends.flat())).toBeGreaterThan(0.9);
    },
  );

  it('are asked about a function that they define, by calls that differ', () => {
    for (const { source, calls, entry } of drills('entry', 300)) {
      const [first, method] = entry.split('.');
      expect(source).toMatch(new RegExp(`^(?: {4})?(?:def|class) ${first}\\b`, 'm'));
      if (method) expect(source).toContain(`def ${method}(`);
      expect(new Set(calls).size).toBe(calls.length);
    }
  });
});

describe('each drill and line of the tables', () => {
  const all = [...tables.drills, ...tables.lines];
  const made = all.map(one => ({ one, ...drillOf(new Random(one.template.place), tables, CALLS, one)! }));
  const ends = askCalls(made);
  const said = (one: Drill, i: number) => `${one.template.place}: ${ends[i]!.join(', ')}\n${made[i]!.source}`;

  it('is Python, and some of its calls return', () => {
    expect(all.length).toBeGreaterThan(700);
    const wrong = made.flatMap(({ one }, i) => (share(ends[i]!) > 0 ? [] : [said(one, i)]));
    expect(wrong).toEqual([]);
  });

  it('gives other values for other arguments, nineteen in twenty of them', () => {
    const alike = made.filter(({ calls }, i) => calls.length > 2 && new Set(ends[i]).size < 2);
    expect(alike.length).toBeLessThan(0.05 * made.length);
  });
});

describe('a stream of drills', () => {
  const sources = drills('stream', 16_000).map(({ source }) => source);

  it('holds every named form of lines', () => {
    const missing = Object.entries(DRILLED.forms).flatMap(([name, pattern]) =>
      sources.some(source => new RegExp(pattern, 'm').test(source)) ? [] : [name],
    );
    expect(Object.keys(DRILLED.forms).length).toBe(97);
    expect(missing).toEqual([]);
  });

  it('holds every method of the builtin types', () => {
    const all = sources.join('\n');
    const names = builtinMethods();
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter(name => !new RegExp(`\\.${name}\\b`).test(all))).toEqual([]);
  });

  it('works out every operation that has small steps', { timeout: 240_000 }, () => {
    const alone = tables.lines.flatMap(one =>
      Array.from({ length: 5 }, (_, i) => drillOf(new Random(`${one.template.place}/${i}`), tables, 3, one)!),
    );
    const { counts, kinds } = countSmallSteps(alone);
    expect(kinds.length).toBeGreaterThan(25);
    // What is left out does the same as another: `.rindex` as `.rfind`, `bisect.bisect` as `bisect_right`.
    const same = ['.rindex', '.Counter', 'bisect_left', 'bisect_right', 'bisect', '.bisect'];
    expect(kinds.filter(kind => !counts[kind] && !same.includes(kind))).toEqual([]);
  });

  it('holds every operation that they had', { timeout: 240_000 }, () => {
    const counts = countOperations(sources);
    expect(DRILLED.operations.length).toBeGreaterThan(600);
    expect(DRILLED.operations.filter(name => !counts[name])).toEqual([]);
  });
});

/** What `ndbg eval operations` asks about, as a pattern for a line and one for a call that is like it. */
const ASKED: Readonly<Record<string, readonly [line: RegExp, call: RegExp]>> = {
  'numbers/a + b, 2': [/= (\w+) \+ \w+$/m, /\(\d\d, \d\d\)/],
  'numbers/a + b, 3': [/= (\w+) \+ \w+$/m, /\(\d{3}, \d{3}\)/],
  'numbers/a + b, 5': [/= (\w+) \+ \w+$/m, /\(\d{5}, \d{5}\)/],
  'numbers/a - b, 2': [/= (\w+) - \w+$/m, /\(\d\d, \d\d\)/],
  'numbers/a - b, 3': [/= (\w+) - \w+$/m, /\(\d{3}, \d{3}\)/],
  'numbers/a * b, 2 by 1': [/= (\w+) \* \w+$/m, /\(\d\d, \d\)/],
  'numbers/a * b, 2 by 2': [/= (\w+) \* \w+$/m, /\(\d\d, \d\d\)/],
  'numbers/a * b, 3 by 2': [/= (\w+) \* \w+$/m, /\(\d{3}, \d\d\)/],
  'numbers/a // b, 3 by 1': [/= (\w+) \/\/ \w+$/m, /\(\d{3}, \d\)/],
  'numbers/a // b, 4 by 2': [/= (\w+) \/\/ \w+$/m, /\(\d{4}, \d\d\)/],
  'numbers/a % b, 2 by 1': [/= (\w+) % \w+$/m, /\(\d\d, \d\)/],
  'numbers/a % b, 3 by 2': [/= (\w+) % \w+$/m, /\(\d{3}, \d\d\)/],
  'numbers/a % b, 4 by 2': [/= (\w+) % \w+$/m, /\(\d{4}, \d\d\)/],
  'numbers/a / b, 2 by 1': [/= (\w+) \/ \w+$/m, /\(\d\d, \d\)/],
  'numbers/a ** b': [/= (\w+) \*\* \w+$/m, /\(\d, \d\)/],
  'numbers/a & b': [/= (\w+) & \w+$/m, /\(\d\d, \d\d\)/],
  'numbers/a ^ b': [/= (\w+) \^ \w+$/m, /\(\d\d, \d\d\)/],
  'numbers/a >> b': [/= (\w+) >> \w+$/m, /\(\d{3}, \d\)/],
  'numbers/bin(a)': [/= bin\(\w+\)$/m, /\(\d{3}\)/],
  'numbers/a < b, 4': [/= (\w+) < \w+$/m, /\(\d{4}, \d{4}\)/],
  'lists/sum, 6': [/\bsum\(\w+\)/, /\[\d+(?:, \d+){5}\]/],
  'lists/sum, 12': [/\bsum\(\w+\)/, /\[\d+(?:, \d+){8,}\]/],
  'lists/max, 12': [/\bmax\(\w+\)/, /\[\d+(?:, \d+){9,}\]/],
  'lists/len, 15 to 25': [/\blen\(\w+\)/, /\[-?\d+(?:, -?\d+){14,}\]/],
  'lists/item, 16': [/= \w+\[\w+\]$/m, /\[\d+(?:, \d+){8,}\], \d/],
  'lists/item from the end, 12': [/= \w+\[\w+\]$/m, /\[\d+(?:, \d+){6,}\], -\d/],
  'lists/slice, 14': [/= \w+\[\w+:\]$/m, /\[\d+(?:, \d+){12,}\], \d/],
  'lists/backwards, 10': [/= \w+\[::-1\]$/m, /\[\d+(?:, \d+){9,}\]/],
  'lists/sorted, 8': [/= sorted\(\w+\)$/m, /\[\d+(?:, \d+){7}\]/],
  'lists/sorted, 12': [/= sorted\(\w+\)$/m, /\[\d+(?:, \d+){10,}\]/],
  'lists/filtered, 8': [/\[(\w+) \* 2 for \1 in \w+ if \1 % \w+\]/, /\[\d+(?:, \d+){7,}\]/],
  'lists/counted, 8': [/\{(\w+): (\w+)\.count\(\1\) for \1 in \2\}/, /\[\d(?:, \d){7,}\]/],
  'lists/a < b, 4': [/= \w+ < \w+$/m, /\[\d(?:, \d){3}\], \[\d(?:, \d){3}\]/],
  'lists/contains, 14': [/= \w+ in \w+$/m, /\[\d+(?:, \d+){8,}\]/],
  'lists/index, 14': [/\w+\.index\(max\(\w+\)\)/, /\[\d+(?:, \d+){8,}\]/],
  'texts/len, 15 to 25': [/= len\(\w+\)$/m, /'[^']{15,25}'/],
  'texts/item, 26': [/= \w+\[\w+\]$/m, /'[^']{20,}', \d/],
  'texts/slice, 20': [/= \w+\[\w+:\]$/m, /'[^']{16,}', \d/],
  'texts/backwards, 12': [/= \w+\[::-1\]$/m, /'[^']{10,}'/],
  'texts/count, 24': [/= \w+\.count\(\w+\)$/m, /'[^']{18,}', '[^']'/],
  'texts/find, 24': [/= \w+\.find\(\w+\)$/m, /'[^']{18,}', '[^']'/],
  'texts/Counter, 16': [/= Counter\(\w+\)$/m, /'[^']{12,}'/],
  'texts/split, 22': [/= \w+\.split\(\)$/m, /'[^']{18,}'/],
  'texts/a < b, 6': [/= \w+ < \w+$/m, /'(\w\w)\w{3,}', '\1\w+'/],
};

describe('what an evaluation asks of operations', () => {
  const made = drills('asked', 16_000);

  test.each(Object.entries(ASKED))('%s', (group, [line, call]) => {
    // The patterns are those of the evaluation's own programs.
    expect(operationPrograms(group, 1, 1).length).toBe(1);
    const found = made.filter(({ source, calls }) => line.test(source) && calls.some(one => call.test(one)));
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('the source `drills`', () => {
  const settings = (programs: object) => divide(programs as Record<string, unknown>).drawn;
  const drawn = (programs: object, count: number) => {
    const sources = new DrawnSources(settings(programs), ROOT);
    return Array.from({ length: count }, (_, i) => sources.draw('train', i)).flatMap(one => one ?? []);
  };

  it('gives functions with calls, and programs of their own lines that call them', () => {
    const made = drawn({ mix: { drills: 1 }, inputs: { calls: 4 } }, 400);
    const whole = made.filter(({ calls }) => calls === undefined);
    expect(made.length).toBeGreaterThan(390);
    expect(whole.length).toBeGreaterThan(0.2 * made.length);
    expect(whole.length).toBeLessThan(0.4 * made.length);
    for (const { calls } of made) if (calls) expect(calls.length).toBeLessThanOrEqual(4);
    expect(drawn({ mix: { drills: 1 }, drills: { whole: 1 } }, 40).every(({ calls }) => !calls)).toBe(true);
    expect(drawn({ mix: { drills: 1 }, drills: { whole: 0 } }, 40).every(({ calls }) => calls)).toBe(true);
  });

  it('gives held-out functions apart from those of training', () => {
    const sources = new DrawnSources(settings({ mix: { drills: 1 } }), ROOT);
    const held = Array.from({ length: 60 }, (_, i) => sources.function('generated', i)!);
    expect(held.every(({ calls }) => calls!.length > 0)).toBe(true);
    expect(
      new DrawnSources(settings({ mix: { written: 1 } }), ROOT).function('generated', 1),
    ).toBeUndefined();
  });
});
