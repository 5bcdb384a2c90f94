/** A model behind `ndbg serve` is a model like any other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseState, SPECIAL } from '../../src/language/index.ts';
import { EmbeddedModel } from '../../src/model/embedded/embedded-model.ts';
import { StateGrammar } from '../../src/model/grammar/state-grammar.ts';
import type { Model } from '../../src/model/model.ts';
import { RemoteModel } from '../../src/model/remote/remote-model.ts';
import { modelConformance, requestFor, sameAnswer, walk } from '../model/conformance.ts';
import { TOY, workingToy } from '../model/folders.ts';
import { type Served, serveToy } from './served.ts';

let served: Served;
beforeAll(async () => {
  served = await serveToy();
});
afterAll(() => served.end());

modelConformance('remote', () => RemoteModel.open(served.address));

describe('a remote model', () => {
  let remote: Model;
  let local: Model;
  beforeAll(async () => {
    remote = await RemoteModel.open(served.address);
    local = await EmbeddedModel.open(TOY);
  });
  afterAll(() => Promise.all([remote.close(), local.close()]));

  test('is known by the same card', () => {
    expect(remote.info).toEqual(local.info);
  });

  test('says that it works lines out, if it does, and does so as the embedded one', async () => {
    const toy = await workingToy();
    const server = await serveToy([], {}, toy);
    const [far, near] = [await RemoteModel.open(server.address), await EmbeddedModel.open(toy)];
    try {
      expect(far.info).toEqual(near.info);
      expect(far.info.working).toBe(true);
      const texts = await RemoteModel.open(server.address, { prompt: 'text' });
      expect(texts.info.working).toBe(false);
      const trajectory = walk(2, { action: 'step_over' });
      const { ids } = requestFor(trajectory);
      const grammar = StateGrammar.after(trajectory, { working: true, longestValue: 12 });
      const request = { ids: [...ids, SPECIAL.working], grammar };
      const [there, here] = [(await far.complete(request))[0]!, (await near.complete(request))[0]!];
      expect(await sameAnswer(near, request.ids, here, there)).toBe(true);
      expect(parseState(trajectory, [SPECIAL.working, ...there.ids]).reading).toBe('whole');
    } finally {
      await Promise.all([far.close(), near.close(), server.end()]);
    }
  });

  test.each([1, 2, 3, 4])('answers as the embedded one does, behind %i states', async states => {
    for (const action of ['step_into', 'step_over', 'step_return', 'continue'] as const) {
      const request = requestFor(walk(states, { action }));
      const [far] = await remote.complete(request);
      const [near] = await local.complete(request);
      expect(await sameAnswer(local, request.ids, near!, far!)).toBe(true);
    }
  });

  test('gets the same answers with prompts as text', async () => {
    const texts = await RemoteModel.open(served.address, { prompt: 'text' });
    const request = requestFor(walk(3, { action: 'step_return' }));
    const [asText] = await texts.complete(request);
    const [asIds] = await remote.complete(request);
    expect(await sameAnswer(local, request.ids, asIds!, asText!)).toBe(true);
  });

  test('draws samples that differ', async () => {
    const sampling = { temperature: 1, topP: 1, seed: 'many' };
    const completions = await remote.complete(
      requestFor(walk(2, { action: 'step_return' }), { sampling, samples: 8 }),
    );
    expect(new Set(completions.map(({ ids }) => ids.join())).size).toBeGreaterThan(1);
    expect(completions.every(({ end }) => end === 'complete')).toBe(true);
  });

  test('stops while it is asking', async () => {
    const stop = new AbortController();
    const asking = remote.complete(
      requestFor(walk(4, { action: 'step_return' }), { signal: stop.signal, samples: 4 }),
    );
    stop.abort();
    await expect(asking).rejects.toThrow(/abort/i);
  });
});
