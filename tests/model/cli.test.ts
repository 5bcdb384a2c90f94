import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ndbg } from '../cli/ndbg.ts';
import { TOY } from './folders.ts';

const tally = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ndbg-model-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('ndbg model', () => {
  test('says what a model is, where it is, and that it is whole', async () => {
    const info = await ndbg(['model', 'info', TOY, '--json']);
    expect(JSON.parse(info.stdout)).toMatchObject({ name: 'toy', form: 1, graph: { bits: 8 } });
    expect((await ndbg(['model', 'path', TOY])).stdout.trim()).toBe(TOY.replace(/\/$/, ''));
    const verified = await ndbg(['model', 'verify', TOY]);
    expect(verified).toMatchObject({ code: 0 });
    expect(verified.stdout).toMatch(/toy: 3 files and 4 predictions are as they should be/);
  });

  test('names a file that was changed', async () => {
    const damaged = join(folder, 'damaged');
    cpSync(TOY, damaged, { recursive: true });
    writeFileSync(join(damaged, 'card.md'), 'another card');
    const { code, stderr } = await ndbg(['model', 'verify', damaged]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/card\.md has 12 bytes and should have \d+/);
  });

  test('says what is here when a model is not', async () => {
    const { code, stderr } = await ndbg(['model', 'path', 'nothing']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/nothing is neither a model folder .* nor a model that is here/);
  });
});

describe('ndbg run with a model', () => {
  test('predicts: origin, confidence and the confidence of each variable', async () => {
    const args = ['--engine', 'neural', '--model', TOY, '--entry', 'tally', '--args', "'on', 'o'"];
    const { code, stdout } = await ndbg(['run', tally, ...args, '--actions', 'step_into*3', '--json']);
    expect(code).toBe(0);
    const states = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { origin: string; confidence: number; confidences?: object });
    expect(states[0]).toMatchObject({ origin: 'user', confidence: 1, locals: { word: "'on'", ch: "'o'" } });
    expect(states[1]!.origin).toBe('predicted');
    expect(Object.keys(states[1]!.confidences!)).toEqual(['word', 'ch']);
  });

  test('hybrid runs for real where it is not sure', async () => {
    const args = [
      '--engine',
      'hybrid',
      '--threshold',
      '1',
      '--model',
      TOY,
      '--actions',
      'step_into*2',
      '--json',
    ];
    const { stdout } = await ndbg(['run', tally, ...args]);
    expect(stdout.match(/"origin":"observed"/g)).toHaveLength(2);
  });

  test('goes back from a value', async () => {
    const args = [
      '--engine',
      'neural',
      '--model',
      TOY,
      '--inverse',
      'tally',
      '--value',
      '2',
      '--actions',
      'inv_step_call',
    ];
    const { stdout } = await ndbg(['run', tally, ...args, '--json']);
    expect(stdout).toMatch(/"event":"inv_call","line":1/);
  });

  test.each([
    [['--engine', 'real', '--model', 'x'], /the engine real has no model/],
    [['--engine', 'neural', '--threshold', '1'], /--threshold is for --engine hybrid/],
    [['--engine', 'hybrid', '--threshold', '2'], /from 0 to 1/],
    [['--engine', 'recorded'], /reads a trace/],
    [['--value', '3'], /--value is for --engine neural/],
  ])('refuses %s', async (args, message) => {
    const { code, stderr } = await ndbg(['run', tally, ...args]);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
