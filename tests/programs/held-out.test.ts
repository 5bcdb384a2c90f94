/** What is held out is never drawn for training, whichever source it comes from. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSeedFunctions } from '../../src/programs/generator/seed-functions.ts';
import { isHeldOut, isHeldOutSeed } from '../../src/programs/held-out.ts';
import { heldOutPrograms } from '../../src/programs/held-out-set.ts';
import { isHeldOutProject } from '../../src/programs/projects.ts';
import { divide } from '../../src/programs/settings.ts';
import { DrawnSources } from '../../src/programs/sources.ts';
import { forTraining, readWritten } from '../../src/programs/written.ts';
import { ROOT } from './python.ts';

const folder = mkdtempSync(join(tmpdir(), 'ndbg-held-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FOUND = Array.from({ length: 200 }, (_, i) => ({
  problem: `codeio/${i}`,
  source: `def number_${i}(n):\n    step = n + ${i}\n    return step * 2\n`,
  calls: [`number_${i}(1)`, `number_${i}(4)`],
}));
const file = join(folder, 'found.jsonl');
writeFileSync(file, FOUND.map(found => `${JSON.stringify(found)}\n`).join(''));

const drawn = (programs: object, count: number, permille = 0) => {
  const sources = new DrawnSources(divide(programs as Record<string, unknown>).drawn, ROOT, permille);
  return Array.from({ length: count }, (_, i) => sources.draw('train', i)).flatMap(made => made ?? []);
};

describe('held out', () => {
  const written = readWritten(['corpus/programs'], ROOT);

  it('a tenth of the written programs, by their names alone', () => {
    const share = written.filter(({ problem }) => isHeldOut(problem)).length / written.length;
    expect(written.length).toBeGreaterThan(3000);
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
    // For good: figures that were measured once must stay comparable.
    const names = ['banking/ledgers.py', 'a.py', 'b.py', 'codeio/7', 'codeio/12'];
    expect(names.map(isHeldOut)).toEqual([false, true, false, false, true]);
  });

  it('written programs are not drawn', () => {
    const held = new Set(written.filter(({ problem }) => isHeldOut(problem)).map(({ source }) => source));
    const made = drawn({ mix: { written: 1 } }, 6000);
    expect(made.length).toBe(6000);
    expect(made.filter(({ source }) => held.has(source))).toEqual([]);
    expect(made.filter(({ problem }) => isHeldOut(problem))).toEqual([]);
    // Nearly all of the others are: the test could fail.
    expect(new Set(made.map(({ problem }) => problem)).size).toBeGreaterThan(
      0.8 * forTraining(written).length,
    );
  });

  it('found programs are not drawn, and all others are', () => {
    const made = drawn({ mix: { found: 1 }, found: { files: [file] } }, 3000);
    const used = (number: number) => made.some(({ source }) => source.includes(`def number_${number}(`));
    const held = FOUND.flatMap(({ problem }, i) => (isHeldOut(problem) ? [i] : []));
    expect(held.length).toBeGreaterThan(5);
    expect(held.filter(used)).toEqual([]);
    expect(FOUND.filter((_, i) => !held.includes(i) && !used(i))).toEqual([]);
  });

  it('seed functions are not called by composed programs', () => {
    const seeds = readSeedFunctions(['corpus/seeds/str'], ROOT);
    const held = seeds.filter(({ problem }) => isHeldOutSeed(problem, 300));
    const programs = { mix: { composed: 1 }, composed: { seeds: ['corpus/seeds/str'] } };
    const holds = (made: ReturnType<typeof drawn>) =>
      held.filter(({ source }) =>
        made.some(program => program.source.includes(source.split('\n', 3).join('\n'))),
      );
    expect(held.length).toBeGreaterThan(20);
    expect(holds(drawn(programs, 600, 300))).toEqual([]);
    expect(holds(drawn(programs, 600, 0)).length).toBeGreaterThan(5);
  });

  it('programs make the set that an evaluation asks about, and it is the same each time', () => {
    const settings = divide({ mix: { written: 1 }, found: { files: [file] } }).drawn;
    const set = heldOutPrograms(settings, ROOT, 1, 1000);
    expect(set).toEqual(heldOutPrograms(settings, ROOT, 1, 1000));
    expect(set.every(({ problem }) => isHeldOut(problem))).toBe(true);
    expect(new Set(set.map(({ id }) => id)).size).toBe(set.length);
    const counted = (origin: string) => set.filter(program => program.origin === origin).length;
    expect(counted('written')).toBe(written.filter(({ problem }) => isHeldOut(problem)).length);
    expect(counted('found')).toBeGreaterThan(5);
    // The first ones are a sample of all, and stay where others are added.
    const first = heldOutPrograms(settings, ROOT, 1, 12);
    expect(new Set(first.map(({ problem }) => problem.split('/')[0])).size).toBeGreaterThan(4);
    const fewer = divide({ mix: { written: 1 } }).drawn;
    const alone = heldOutPrograms(fewer, ROOT, 1, 1000).map(({ id }) => id);
    const shared = first.map(({ id }) => id).filter(id => alone.includes(id));
    expect(shared.length).toBeGreaterThan(4);
    expect(shared).toEqual(alone.slice(0, shared.length));
  });

  it('functions cut out of projects are in that set if their project is held out', () => {
    const [held, other] = [true, false].map(side => {
      for (let i = 0; ; i++) if (isHeldOutProject(`p${i}`) === side) return `p${i}`;
    });
    const line = (project: string, name: string, source: string, call: string) =>
      JSON.stringify({ source, calls: [call], entry: name, problem: `repository/${project}/a.py/${name}` });
    const doubled = 'def doubled(values):\n    return [2 * value for value in values]\n';
    const init = 'class Box:\n    def __init__(self, most):\n        self.most = most\n';
    const box = `${init}\n    def room(self):\n        return self.most\n`;
    const projects = join(folder, 'projects.jsonl');
    writeFileSync(
      projects,
      [
        line(held!, 'doubled', doubled, 'doubled([1, 2])'),
        line(held!, 'room', box, 'Box(3).room()'),
        line(held!, '__len__', box, 'len(Box(3))'),
        line(held!, 'compared', doubled, 'doubled([1]) == doubled([2])'),
        line(held!, 'first', `from __future__ import annotations\n${doubled}`, 'doubled([1])'),
        line(other!, 'doubled', doubled, 'doubled([3])'),
      ].join('\n'),
    );
    const settings = divide({ mix: { written: 1 }, written: { paths: [] } }).drawn;
    const set = heldOutPrograms(settings, ROOT, 1, 100, { projects: [projects] });
    const called = set.map(({ origin, problem }) => [origin, problem.split('/').slice(1)]);
    expect(called.sort()).toEqual([
      ['repository', [held, 'a.py', 'doubled']],
      ['repository', [held, 'a.py', 'room']],
    ]);
    expect(set.find(({ problem }) => problem.endsWith('/doubled'))!.source).toContain('doubled(');
  });
});
