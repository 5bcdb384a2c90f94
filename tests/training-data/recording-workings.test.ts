/** A program, and its recording, are the same whether its workings are recorded or not. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { drill } from '../../src/programs/generator/drill.ts';
import { readTables } from '../../src/programs/generator/tables.ts';
import { Random } from '../../src/shared/random.ts';
import { pythons } from '../trace/states.ts';
import { ROOT } from './harness.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const tables = readTables(path('../../corpus/templates'));
const DRILLS = Array.from({ length: 140 }, (_, i) => drill(new Random(`noted/${i}`), tables, 6)).flatMap(
  made => made ?? [],
);

interface Compared {
  readonly name: string;
  readonly same: boolean;
  readonly bytes: number;
  readonly source: string;
  readonly notes: number;
}

test.each(pythons())('the same bytes with and without notes on %s', python => {
  const output = execFileSync(python, [path('programs_with_workings.py'), ROOT, '70'], {
    input: JSON.stringify(DRILLS.map(({ source, calls }) => [source, calls])),
    encoding: 'utf8',
    env: { ...process.env, PYTHONHASHSEED: '0' },
    maxBuffer: 1 << 28,
  });
  const calls = output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Compared);
  expect(calls.length).toBeGreaterThan(2000);
  const different = calls.filter(call => !call.same).map(({ name, source }) => `${name}\n${source}`);
  expect(different).toEqual([]);
  const odd = calls.slice(0, 14);
  expect(odd.map(({ name }) => name).at(-1)).toBe('looks at its own frame run()');
  for (const { name, notes, bytes } of odd) {
    expect(notes, name).toBeGreaterThan(5);
    expect(bytes, name).toBeGreaterThan(500);
  }
  expect(calls.reduce((sum, { notes }) => sum + notes, 0)).toBeGreaterThan(10_000);
});
