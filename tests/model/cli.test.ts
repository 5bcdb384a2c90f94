import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { FolderConfig } from '../../src/model/folder.ts';
import { ndbg } from '../cli/ndbg.ts';
import { TOY, workingToy } from './folders.ts';

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

  test.each(['config.json', 'manifest.json'])('says so where %s holds no object', async name => {
    const path = await workingToy();
    writeFileSync(join(path, name), 'null');
    const { code, stderr } = await ndbg(['model', 'info', path]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `ndbg: ${join(path, name)} holds no object\n` });
    rmSync(path, { recursive: true });
  });

  test('says so where a file of calibration holds no object', async () => {
    const path = await workingToy();
    const file = join(path, 'points.json');
    writeFileSync(file, 'null');
    const { code, stderr } = await ndbg(['model', 'calibrate', path, '--calibration', file]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `ndbg: ${file} holds no object\n` });
    rmSync(path, { recursive: true });
  });

  test('packs what the trainer exported, and says whether it was trained to work lines out', async () => {
    const config = JSON.parse(readFileSync(join(TOY, 'config.json'), 'utf8')) as FolderConfig;
    const { graph, form, tokenizer, vocabulary, parameters } = config;
    const { layers, kvHeads, headSize, context, bits } = graph;
    const from = join(folder, 'export');
    mkdirSync(from);
    cpSync(join(TOY, 'model.onnx'), join(from, 'model.onnx'));
    const shape = { layers, kv_heads: kvHeads, head_size: headSize, vocabulary, context };
    const language = { tokenizer, form, vocabulary };
    const exported = { file: 'model.onnx', bits, parameters, shape, language };
    writeFileSync(join(from, 'export.json'), JSON.stringify(exported));
    for (const [name, options, said] of [
      ['plain', [], /^working +no$/m],
      ['worked', ['--working'], /^working +works lines out part by part where it is asked to$/m],
    ] as const) {
      const out = join(folder, name);
      expect(await ndbg(['model', 'pack', from, '--out', out, '--name', name, ...options])).toMatchObject({
        code: 0,
      });
      expect((await ndbg(['model', 'info', out])).stdout).toMatch(said);
    }
    const wrong = join(folder, 'worked', 'config.json');
    writeFileSync(wrong, readFileSync(wrong, 'utf8').replace('"working":true', '"working":"yes"'));
    expect((await ndbg(['model', 'info', join(folder, 'worked')])).stderr).toMatch(
      /config\.json: working is yes, not true or false/,
    );
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

  test('shows how lines were worked out, where it was asked to and trained for it', async () => {
    const toy = await workingToy();
    const args = [
      '--engine',
      'neural',
      '--entry',
      'tally',
      '--args',
      "'on', 'o'",
      '--actions',
      'step_into*2',
    ];
    const states = async (...more: string[]) => {
      const { code, stdout } = await ndbg(['run', tally, ...args, ...more, '--json']);
      expect(code).toBe(0);
      const lines = stdout.trim().split('\n');
      return lines.map(line => JSON.parse(line) as { working?: { expression: string; value: string }[] });
    };
    const [first, ...worked] = await states('--model', toy, '--working', 'always');
    expect(first!.working).toBeUndefined();
    for (const { working } of worked) expect(Array.isArray(working)).toBe(true);
    for (const { working } of await states('--model', toy, '--working', 'never'))
      expect(working).toBeUndefined();
    // What the text makes certain is never unsure; further on there is what a model is asked for.
    const unsure = await states('--model', toy, '--working-threshold', '1', '--actions', 'step_into*8');
    expect(unsure.some(({ working }) => working !== undefined)).toBe(true);
    for (const { working } of await states('--model', toy, '--working-threshold', '0'))
      expect(working).toBeUndefined();
    for (const { working } of await states('--model', TOY)) expect(working).toBeUndefined();
  });

  test('is told what cannot be asked', async () => {
    const cases: [string[], string][] = [
      [
        ['--engine', 'neural', '--model', TOY, '--working', 'always'],
        'toy was not trained to work lines out part by part: it can be asked without working only (never)',
      ],
      [['--working', 'never'], 'the engine real has no lines to work out; --working is for --engine neural'],
      [
        ['--engine', 'neural', '--model', TOY, '--working', 'never', '--working-threshold', '0.5'],
        '--working-threshold is for --working unsure, not never',
      ],
    ];
    for (const [args, message] of cases) {
      const { code, stderr } = await ndbg(['run', tally, ...args]);
      expect(code).not.toBe(0);
      expect(stderr).toContain(message);
    }
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
