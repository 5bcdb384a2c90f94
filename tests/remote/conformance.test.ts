/** A model behind `ndbg serve` is a model like any other. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EmbeddedModel } from '../../src/model/embedded.ts';
import type { Model } from '../../src/model/model.ts';
import { RemoteModel } from '../../src/model/remote.ts';
import { modelConformance, requestFor, sameAnswer, walk } from '../model/conformance.ts';
import { TOY } from '../model/folders.ts';
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
    expect(completions.every(({ end }) => end === 'whole')).toBe(true);
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
