/** Composed programs: the same seed gives the same ones, all are Python, and most run to their end. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compose } from '../../src/programs/generator/compose.ts';
import { readSeedFunctions } from '../../src/programs/generator/seed-functions.ts';
import { readTables } from '../../src/programs/generator/tables.ts';
import { divide } from '../../src/programs/settings.ts';
import { DrawnSources } from '../../src/programs/sources.ts';
import { Random } from '../../src/shared/random.ts';
import { askPython, countConstructs, ROOT } from './python.ts';

const tables = readTables(join(ROOT, 'corpus', 'templates'));
const seeds = readSeedFunctions(['corpus/seeds'], ROOT);
const COUNT = 300;

const programs = (seed: string, count: number, functions = seeds) =>
  Array.from({ length: count }, (_, i) => compose(new Random(`${seed}/${i}`), tables, functions)).flatMap(
    made => made ?? [],
  );

const hashOf = (made: unknown) => createHash('sha256').update(JSON.stringify(made)).digest('hex');

describe('composed programs', () => {
  it('are the same for the same seed, and others for another', () => {
    const first = programs('one', COUNT);
    expect(first.length).toBe(COUNT);
    expect(hashOf(programs('one', COUNT))).toBe(hashOf(first));
    expect(hashOf(programs('other', COUNT))).not.toBe(hashOf(first));
    expect(new Set(first.map(({ source }) => source)).size).toBe(COUNT);
  });

  it('depend on their number and not on what was drawn before', () => {
    const settings = divide({ mix: { composed: 1, generated: 1, written: 1 } }).drawn;
    const sources = new DrawnSources(settings, ROOT);
    const forward = Array.from({ length: 40 }, (_, i) => sources.draw('train', i));
    const other = new DrawnSources(settings, ROOT);
    for (const i of [39, 7, 23, 0]) expect(other.draw('train', i)).toEqual(forward[i]);
    expect(new Set(forward.map(made => made!.origin))).toEqual(new Set(['composed', 'generated', 'written']));
  });

  it('compile, all of them, and six in ten run to their end', () => {
    const sources = programs('run', COUNT).map(({ source }) => source);
    const outcomes = askPython('run', sources);
    const wrong = outcomes.flatMap(({ error, message }, i) =>
      /SyntaxError|IndentationError/.test(error ?? '') ? [`${message}\n${sources[i]}`] : [],
    );
    expect(wrong).toEqual([]);
    expect(outcomes.filter(({ error }) => error === undefined).length).toBeGreaterThan(0.6 * COUNT);
  });

  it('are entered by a main that they have, or at their first line', () => {
    const made = programs('entry', COUNT);
    for (const { source, entry } of made)
      if (entry.kind === 'function') {
        expect(source).toMatch(new RegExp(`^def ${entry.name}\\(`, 'm'));
        // Unguarded, it would run before anything is shown.
        expect(source).not.toMatch(/^(?:result = )?main\(\)/m);
      }
    const mains = made.filter(({ entry }) => entry.kind === 'function').length;
    expect(mains).toBeGreaterThan(0.25 * COUNT);
    expect(mains).toBeLessThan(0.75 * COUNT);
  });
});

describe('a stream of generated programs', () => {
  it('holds every construct of the table', { timeout: 120_000 }, () => {
    const counts = countConstructs(programs('constructs', 4000, []).map(({ source }) => source));
    expect(Object.keys(counts).length).toBeGreaterThan(280);
    expect(Object.entries(counts).flatMap(([name, count]) => (count === 0 ? [name] : []))).toEqual([]);
  });
});
