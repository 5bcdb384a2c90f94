/** The written programs of the corpus: a sample of them passes the same check as a new one, and entries are real. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawWritten, entryOf, readWritten } from '../../src/programs/written.ts';
import { Random } from '../../src/shared/random.ts';
import { ROOT } from './python.ts';

const written = readWritten(['corpus/programs'], ROOT);
const check = (files: readonly string[]) =>
  spawnSync('python3', [join(ROOT, 'scripts', 'check-programs.py'), ...files], { encoding: 'utf8' });

describe('written programs', () => {
  it('of every topic are whole, short, deterministic and unlike each other', { timeout: 120_000 }, () => {
    const sample = written
      .filter((_, i) => i % 100 === 7)
      .map(({ problem }) => join(ROOT, 'corpus', 'programs', problem));
    expect(sample.length).toBeGreaterThan(30);
    const { status, stdout } = check(sample);
    expect(stdout).toContain(`${sample.length} programs, 0 with problems`);
    expect(status).toBe(0);
  });

  it('are refused by that check where they are not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ndbg-written-'));
    try {
      const file = join(folder, 'bad.py');
      writeFileSync(file, `import os\n${'print(input())\n'.repeat(14)}`);
      const { status, stdout } = check([file]);
      expect(status).toBe(1);
      expect(stdout).toContain('line 1: import of os');
      expect(stdout).toContain('call of input');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are entered at main, at their first line, or at a function that needs no argument', () => {
    const source = 'def main():\n    pass\n\ndef other(n=3):\n    return n\n\ndef no(n):\n    return n\n';
    const entries = Array.from({ length: 400 }, (_, i) => entryOf(source, new Random(`entry/${i}`)));
    const count = (name?: string) =>
      entries.filter(entry => (entry.kind === 'module' ? undefined : entry.name) === name).length;
    expect(count('main')).toBeGreaterThan(200);
    expect(count('other')).toBeGreaterThan(5);
    expect(count()).toBeGreaterThan(60);
    expect(count('no')).toBe(0);
  });

  it('are entered at their first line where that runs their main anyway', () => {
    const main = 'def main():\n    pass\n\ndef other(n=3):\n    return n\n\n';
    const entries = (end: string) =>
      new Set(Array.from({ length: 100 }, (_, i) => entryOf(main + end, new Random(`entry/${i}`)).kind));
    expect(entries('main()\n')).toEqual(new Set(['module']));
    expect(entries("if __name__ == '__main__':\n    main()\n")).toEqual(new Set(['module', 'function']));
    // The corpus has many of both, so that both are drawn.
    const unguarded = written.filter(({ source }) => /^main\(\)$/m.test(source));
    expect(unguarded.length).toBeGreaterThan(500);
    for (const { source } of unguarded)
      expect(entryOf(source, new Random('one'))).toEqual({ kind: 'module' });
  });

  it('are drawn as they stand in their files', () => {
    const made = drawWritten(written, new Random('one'));
    expect(written.find(({ problem }) => problem === made.problem)!.source).toBe(made.source);
    expect(made).toEqual(drawWritten(written, new Random('one')));
  });
});
