import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmbeddedModel } from '../../src/model/embedded/embedded-model.ts';
import { damagedFiles, readFolder } from '../../src/model/folder.ts';
import { type Completion, ModelError } from '../../src/model/model.ts';
import { failedChecks } from '../../src/model/pack.ts';
import { modelConformance, requestFor, sameAnswer, walk } from './conformance.ts';
import { shippedModels, TOY } from './folders.ts';

modelConformance('embedded', () => EmbeddedModel.open(TOY));
modelConformance('embedded in two copies', () => EmbeddedModel.open(TOY, { copies: 2, threads: 2 }));
for (const { name, path } of shippedModels())
  modelConformance(`shipped ${name}`, () => EmbeddedModel.open(path));

/** Tokens that mean nothing. */
function padding(count: number): number[] {
  return Array.from({ length: count }, (_, i) => 1200 + (i % 700));
}

describe('the cache of the embedded model', () => {
  let model: EmbeddedModel;
  beforeAll(async () => {
    model = await EmbeddedModel.open(TOY, { maxDraft: 0 });
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
    const guessing = await EmbeddedModel.open(TOY, { maxDraft: 6 });
    try {
      for (const states of [1, 2, 3, 4]) {
        const request = requestFor(walk(states, { action: 'step_return' }));
        const [plain] = await model.complete(request);
        const [guessed] = await guessing.complete(request);
        expect(await sameAnswer(model, request.ids, plain!, guessed!)).toBe(true);
      }
      expect(guessing.counts.drafted).toBeGreaterThan(0);
    } finally {
      await guessing.close();
    }
  });

  test('simultaneous requests get the answers that they get alone', async () => {
    const asked = [1, 2, 3, 4].flatMap(states => [
      requestFor(walk(states, { action: 'step_return' })),
      requestFor(walk(states, { action: 'step_into' })),
      requestFor(walk(states, { action: 'breakpoint', lines: [3, 6] })),
    ]);
    // Some rows are much longer than others, and not all come at once.
    const far = asked.map((request, i) =>
      i % 3 === 0 ? { ...request, ids: [...padding(40 * i), ...request.ids] } : request,
    );
    const alone: Completion[] = [];
    for (const request of far) alone.push((await model.complete(request))[0]!);
    const many = await EmbeddedModel.open(TOY, { batch: 6, copies: 2, threads: 2 });
    try {
      const together = await Promise.all(
        far.map(async (request, i) => {
          await new Promise(done => setTimeout(done, 3 * (i % 4)));
          return (await many.complete(request))[0]!;
        }),
      );
      for (const [i, { ids }] of far.entries()) {
        expect(await sameAnswer(model, ids, alone[i]!, together[i]!)).toBe(true);
        if (together[i]!.ids.join() !== alone[i]!.ids.join()) continue;
        for (const [j, logprob] of alone[i]!.logprobs.entries())
          expect(Math.abs((logprob ?? 0) - (together[i]!.logprobs[j] ?? 0))).toBeLessThan(0.05);
      }
      expect((await many.state()).rows).toBe(0);
    } finally {
      await many.close();
    }
  });

  test('reads a beginning once that several ask about', async () => {
    const one = await EmbeddedModel.open(TOY);
    try {
      const request = requestFor(walk(4, { action: 'step_return' }));
      const answers = await Promise.all(Array.from({ length: 5 }, () => one.complete(request)));
      for (const [answer] of answers) expect(answer!.ids).toEqual(answers[0]![0]!.ids);
      expect(one.counts.reused).toBe(4 * (request.ids.length - 1));
    } finally {
      await one.close();
    }
  });

  test('what was read ahead is not read again, and gives way to a question', async () => {
    const request = requestFor(walk(4, { action: 'step_into' }));
    const ahead = request.ids.slice(0, -4);
    const one = await EmbeddedModel.open(TOY);
    try {
      await one.prepare(ahead);
      expect(one.counts.tokens).toBe(ahead.length);
      await one.complete(request);
      expect(one.counts.reused).toBe(ahead.length);
      const other = [7, ...request.ids];
      const reading = one.prepare(other);
      const [answer] = await one.complete({ ...request, ids: other });
      await reading;
      expect(answer!.end).toBe('complete');
      expect((await one.state()).rows).toBe(0);
    } finally {
      await one.close();
    }
  });

  test('one who asks no more holds up nobody', async () => {
    const leave = new AbortController();
    const requests = Array.from({ length: 6 }, (_, i) =>
      requestFor(walk(1 + (i % 4), { action: 'step_return' }), i === 2 ? { signal: leave.signal } : {}),
    );
    const answers = Promise.allSettled(requests.map(request => model.complete(request)));
    leave.abort();
    expect((await answers).map(({ status }) => status === 'fulfilled')).toEqual(
      requests.map(({ signal }) => signal === undefined),
    );
    expect((await model.state()).rows).toBe(0);
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
    expect(await damagedFiles(readFolder(TOY))).toEqual([]);
    const model = await EmbeddedModel.open(TOY);
    try {
      expect(model.folder.config.checks!.length).toBeGreaterThan(2);
      expect(await failedChecks(model)).toEqual([]);
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

  test.each([
    ['that cannot be loaded', (bytes: Buffer) => bytes.fill(0xff, 0, 4096)],
    ['that still answer', (bytes: Buffer) => bytes.fill(0xa5, bytes.length >> 1, (bytes.length >> 1) + 64)],
  ])('with corrupt weights %s is refused by name', async (name, change) => {
    const path = broken(`corrupt weights ${name}`, at => {
      const bytes = readFileSync(join(at, 'model.onnx'));
      change(bytes);
      writeFileSync(join(at, 'model.onnx'), bytes);
    });
    await expect(EmbeddedModel.open(path)).rejects.toThrow(ModelError);
    await expect(EmbeddedModel.open(path, { copies: 2 })).rejects.toThrow(/model\.onnx has other contents/);
    expect(await damagedFiles(readFolder(path))).toEqual([
      'model.onnx has other contents than when it was made',
    ]);
  });

  test('whose manifest knows of weights that cannot be loaded says so', async () => {
    const path = broken('unloadable', at => {
      const bytes = readFileSync(join(at, 'model.onnx'));
      const was = createHash('sha256').update(bytes).digest('hex');
      bytes.fill(0xff, 0, 4096);
      writeFileSync(join(at, 'model.onnx'), bytes);
      edit(at, 'manifest.json', was, createHash('sha256').update(bytes).digest('hex'));
    });
    await expect(EmbeddedModel.open(path)).rejects.toThrow(/cannot be loaded/);
  });
});
