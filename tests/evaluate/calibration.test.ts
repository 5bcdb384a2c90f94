/** A calibration from judged answers to points, to a model folder, to an engine that uses them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Calibration } from '../../src/model/model.ts';
import { ndbg } from '../cli/ndbg.ts';
import { TOY, workingToy } from '../model/folders.ts';

const programs = fileURLToPath(new URL('programs.jsonl', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ndbg-calibration-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

test('points are fitted, written, put into a folder, and what it states is read by them', {
  timeout: 240_000,
}, async () => {
  const asked = ['--data', programs, '--limit', '4', '--context', '512'];
  const out = ['--calibration-out', file('points.json'), '--out', file('run')];
  const made = await ndbg(['eval', 'calibration', '--engine', 'neural', '--model', TOY, ...asked, ...out]);
  expect(made).toMatchObject({ code: 0 });
  expect(made.stdout).toMatch(/^calibration error +fitted on +n +as stated +calibrated$/m);
  expect(made.stdout).toMatch(/^part variable +\d+ +\d+ +[\d.]+ +[\d.]+$/m);
  expect(readFileSync(file('run/report.html'), 'utf8')).toContain('Whole states, held apart');

  // The same answers as a file that another machine wrote give the same points.
  const scored = await ndbg([
    'eval',
    'score',
    'calibration',
    file('run/answers/calibration.jsonl'),
    ...asked,
    '--calibration-out',
    file('again.json'),
  ]);
  expect(scored).toMatchObject({ code: 0 });
  expect(readFileSync(file('again.json'), 'utf8')).toBe(readFileSync(file('points.json'), 'utf8'));

  const model = file('model');
  cpSync(TOY, model, { recursive: true });
  const sure: Calibration = {
    state: [
      [0, 0.25],
      [1, 0.25],
    ],
    part: [
      [0, 0.5],
      [1, 0.5],
    ],
    actions: {
      step_over: [
        [0, 0.75],
        [1, 0.75],
      ],
    },
  };
  writeFileSync(file('sure.json'), JSON.stringify(sure));
  expect(await ndbg(['model', 'calibrate', model, '--calibration', file('sure.json')])).toMatchObject({
    code: 0,
  });
  expect(await ndbg(['model', 'verify', model])).toMatchObject({ code: 0 });
  const tally = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));
  const { stdout } = await ndbg([
    'run',
    tally,
    '--engine',
    'neural',
    '--model',
    model,
    '--entry',
    'tally',
    '--args',
    "'on', 'o'",
    '--actions',
    'step_over; step_into',
    '--json',
  ]);
  const confidences = stdout
    .trim()
    .split('\n')
    .map(line => (JSON.parse(line) as { confidence: number }).confidence);
  expect(confidences).toEqual([1, 0.75, 0.75 * 0.25]);
});

test('answers with working have points of their own, which stay when the others change', async () => {
  const model = await workingToy();
  const flat = (share: number): Calibration => ({
    state: [
      [0, share],
      [1, share],
    ],
    part: [],
  });
  const calibrate = (share: number, ...more: string[]) => {
    writeFileSync(file('flat.json'), JSON.stringify(flat(share)));
    return ndbg(['model', 'calibrate', model, '--calibration', file('flat.json'), ...more]);
  };
  expect((await calibrate(0.5, '--working')).stderr).toMatch(/calibrate it without --working first/);
  for (const [share, ...more] of [[0.125], [0.5, '--working'], [0.25]] as [number, ...string[]][])
    expect(await calibrate(share, ...more)).toMatchObject({ code: 0 });
  expect((await ndbg(['model', 'info', model])).stdout).toMatch(/by 2 points, with working by 2$/m);
  const tally = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));
  const confidence = async (...more: string[]) => {
    const args = ['--entry', 'tally', '--args', "'on', 'o'", '--actions', 'step_into', '--json', ...more];
    const { stdout } = await ndbg(['run', tally, '--engine', 'neural', '--model', model, ...args]);
    return (JSON.parse(stdout.trim().split('\n').at(-1)!) as { confidence: number }).confidence;
  };
  expect(await confidence('--working', 'always')).toBe(0.5);
  expect(await confidence('--working', 'never')).toBe(0.25);
  expect(await confidence('--working-threshold', '0.2')).toBe(0.25);
  expect(await confidence('--working-threshold', '0.3')).toBe(0.5);
});

test.each([
  ['no JSON', '{"state"', /is no JSON/],
  ['no points', '{"state": [], "part": 3}', /"part" must be a list of pairs/],
  ['points that fall', '{"state": [[0.5, 0.9], [0.8, 0.2]], "part": []}', /"state" must be .* both rising/],
  ['a broken action', '{"state": [], "part": [], "actions": {"step_over": [[2, 1]]}}', /"step_over" must be/],
  [
    'a broken point of working',
    '{"state": [], "part": [], "working": {"state": [], "part": 3}}',
    /"working part" must be/,
  ],
])('%s is refused with a sentence', async (_, text, message) => {
  writeFileSync(file('bad.json'), text);
  const { code, stderr } = await ndbg(['model', 'calibrate', TOY, '--calibration', file('bad.json')]);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});

test('a fit that found nothing says what it needs', async () => {
  const items = fileURLToPath(new URL('items.jsonl', import.meta.url));
  const args = ['eval', 'calibration', '--engine', 'real', '--data', items, '--limit', '2'];
  const { code, stderr } = await ndbg([...args, '--calibration-out', file('none.json')]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/nothing was fitted/);
});
