import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmbeddedModel } from '../../src/model/embedded.ts';
import { damages, readFolder } from '../../src/model/folder.ts';
import { ModelError } from '../../src/model/model.ts';
import { differences } from '../../src/model/pack.ts';
import { modelConformance, requestFor, sameAnswer, walk } from './conformance.ts';
import { shippedModels, TOY } from './folders.ts';

modelConformance('embedded', () => EmbeddedModel.open(TOY));
for (const { name, path } of shippedModels())
  modelConformance(`shipped ${name}`, () => EmbeddedModel.open(path));

describe('the cache of the embedded model', () => {
  let model: EmbeddedModel;
  beforeAll(async () => {
    model = await EmbeddedModel.open(TOY, { guesses: 0 });
  });
  afterAll(() => model.close());

  test('feeds only what is new', async () => {
    await model.complete(requestFor(walk(2, { action: 'step_into' })));
    const before = model.counts;
    const request = requestFor(walk(3, { action: 'continue' }));
    await model.complete(request);
    const reused = model.counts.reused - before.reused;
    expect(reused).toBeGreaterThan(requestFor(walk(2, { action: 'step_into' })).ids.length - 2);
    expect(model.counts.tokens - before.tokens).toBe(request.ids.length - reused);
  });

  test('keeps to its size by letting the longest unused go', async () => {
    const { layers, kvHeads, headSize } = model.folder.shape;
    const bytes = layers * 2 * kvHeads * 128 * headSize * 4;
    const small = await EmbeddedModel.open(TOY, { cacheBytes: 3 * bytes });
    try {
      for (let i = 0; i < 12; i++) {
        const request = requestFor(walk(2, { action: 'continue' }));
        await small.complete({ ...request, ids: [1000 + i, ...request.ids.slice(-20)] });
      }
      const { caches, cacheBytes } = await small.state();
      expect(caches).toBeGreaterThan(0);
      expect(cacheBytes).toBeLessThanOrEqual(3 * bytes);
    } finally {
      await small.close();
    }
  });

  test('guessing repeats changes nothing but the number of passes', async () => {
    const guessing = await EmbeddedModel.open(TOY, { guesses: 6 });
    try {
      for (const states of [1, 2, 3, 4]) {
        const request = requestFor(walk(states, { action: 'step_return' }));
        const [plain] = await model.complete(request);
        const [guessed] = await guessing.complete(request);
        expect(await sameAnswer(model, request.ids, plain!, guessed!)).toBe(true);
      }
      expect(guessing.counts.guessed).toBeGreaterThan(0);
    } finally {
      await guessing.close();
    }
  });

  test('answers many at once while the event loop goes on', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const requests = Array.from({ length: 12 }, (_, i) =>
      requestFor(walk(1 + (i % 4), { action: 'step_return' })),
    );
    await Promise.all(requests.map(request => model.complete(request)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });
});

describe('a model folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndbg-model-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const broken = (name: string, change: (path: string) => void): string => {
    const path = join(folder, name);
    cpSync(TOY, path, { recursive: true });
    change(path);
    return path;
  };
  const edit = (path: string, file: string, from: string, to: string) => {
    const text = readFileSync(join(path, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(path, file), text.replace(from, to));
  };

  test('is whole, and its predictions come out as when it was made', async () => {
    expect(await damages(readFolder(TOY))).toEqual([]);
    const model = await EmbeddedModel.open(TOY);
    try {
      expect(model.folder.config.checks!.length).toBeGreaterThan(2);
      expect(await differences(model)).toEqual([]);
    } finally {
      await model.close();
    }
  });

  test.each([
    ['no folder', () => rmSync(join(folder, 'no folder'), { recursive: true }), /config\.json is not there/],
    ['no weights', (path: string) => rmSync(join(path, 'model.onnx')), /model\.onnx is not there/],
    [
      'cut weights',
      (path: string) => writeFileSync(join(path, 'model.onnx'), 'short'),
      /has 5 bytes and should have/,
    ],
    [
      'another form',
      (path: string) => edit(path, 'config.json', '"form":1', '"form":2'),
      /version 2 of the form/,
    ],
    [
      'another vocabulary',
      (path: string) => edit(path, 'config.json', '"tokenizer":"', '"tokenizer":"ff'),
      /another vocabulary/,
    ],
    [
      'another format',
      (path: string) => edit(path, 'manifest.json', '"version": 1', '"version": 9'),
      /version 9/,
    ],
    ['no JSON', (path: string) => writeFileSync(join(path, 'config.json'), '{'), /is no JSON/],
  ])('with %s is refused by name', async (name, change, message) => {
    const path = broken(name, change);
    await expect(EmbeddedModel.open(path)).rejects.toThrow(ModelError);
    await expect(EmbeddedModel.open(path)).rejects.toThrow(message);
  });

  test('with corrupt weights says that they cannot be loaded', async () => {
    const path = broken('corrupt', at => {
      const bytes = readFileSync(join(at, 'model.onnx'));
      bytes.fill(0xff, 0, 4096);
      writeFileSync(join(at, 'model.onnx'), bytes);
    });
    await expect(EmbeddedModel.open(path)).rejects.toThrow(/cannot be loaded/);
    expect(await damages(readFolder(path))).toEqual(['model.onnx has other contents than when it was made']);
  });
});
