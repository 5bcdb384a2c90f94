/** Recordings do not show where their events came from. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pythons } from './states.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

interface Recorded {
  readonly name: string;
  readonly watched: unknown;
  readonly traced: unknown;
  readonly is_watched: boolean;
}

test.each(pythons())('the same bytes from sys.monitoring and from sys.settrace on %s', python => {
  const output = execFileSync(python, [path('event_sources.py'), path('../../python')], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONHASHSEED: '0' },
  });
  const programs = output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Recorded);
  expect(programs).toHaveLength(8);
  for (const { name, watched, traced } of programs) expect(watched, name).toEqual(traced);
  const version = /3\.1[23]\./.test(python);
  if (version) expect(programs.every(program => program.is_watched)).toBe(true);
});
