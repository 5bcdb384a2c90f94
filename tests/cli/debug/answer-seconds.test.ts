/** The limit in time for an answer, on the shipped weights: the best answer so far, marked as such. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ndbg } from '../ndbg.ts';

const TALLY = fileURLToPath(new URL('../../vectors/tally.py', import.meta.url));
const NOTE =
  /the time for an answer was up after 0\.001 s: this is the best so far; --answer-seconds allows more/;

async function states(seconds: string) {
  const args = ['--actions', 'step_into; step_return', '--answer-seconds', seconds, '--json'];
  const { code, stdout, stderr } = await ndbg(['run', TALLY, '--engine', 'neural', ...args]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout
    .trimEnd()
    .split('\n')
    .map(
      line =>
        JSON.parse(line) as {
          event: string;
          note?: string;
          late?: true;
          way?: { stopped?: string; taken: string[] };
        },
    );
}

test('when the time is up a jump is answered in one go, and says so once', async () => {
  const [, line, end] = await states('0.001');
  expect(line!.event).toBe('line');
  expect(end!.way!.taken).toEqual(['step_return']);
  expect(end!.way!.stopped).toBe('late');
  expect(end!.note!.match(new RegExp(NOTE, 'g'))).toHaveLength(1);
  expect(end!.late).toBe(true);
});

test('without a limit nothing is broken off', async () => {
  const [, line, end] = await states('0');
  expect(line!.note ?? '').not.toMatch(NOTE);
  expect(end!.way!.stopped).not.toBe('late');
  expect(end!.note ?? '').not.toMatch(NOTE);
  expect(end!.late).toBeUndefined();
});

test('the debugger says so at the stop, and a hybrid that cannot run does too', async () => {
  const args = ['debug', TALLY, '--engine', 'neural', '--answer-seconds', '0.001'];
  const { stdout } = await ndbg(args, { input: 's\nr\nsure\n' });
  const [, stop, sure] = stdout.split(/^(?=> |\S* \d+ % {2}that)/m).slice(-3);
  expect([stop, sure].filter(each => NOTE.test(each!))).toHaveLength(2);
  const folder = mkdtempSync(join(tmpdir(), 'ndbg-late-'));
  try {
    const file = join(folder, 'broken.py');
    writeFileSync(file, `${readFileSync(TALLY, 'utf8')}\n\nx = = 1\n`);
    const walk = ['--actions', 'step_into; step_return', '--jumps', 'adaptive', '--threshold', '1', '--json'];
    const hybrid = await ndbg(['run', file, '--engine', 'hybrid', '--answer-seconds', '0.001', ...walk]);
    const end = JSON.parse(hybrid.stdout.trimEnd().split('\n').at(-1)!) as { note: string; late: boolean };
    expect(end.note).toMatch(/cannot be run/);
    expect(end.note).toMatch(NOTE);
    expect(end.late).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  [['--engine', 'real', '--answer-seconds', '5'], /the engine real asks no model/],
  [['--engine', 'neural', '--answer-seconds', '-1'], /It must be a number from 0 to 86400/],
])('what makes no sense is refused: %s', async (args, message) => {
  const { code, stderr } = await ndbg(['run', TALLY, ...args]);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});
