/** The shipped weights far past their context: the prompt stops growing, and the answers stay right. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differences } from '../../../src/debugger/differences.ts';
import { NeuralEngine, type NeuralMoment } from '../../../src/debugger/engines/neural/engine.ts';
import { contextOf, type Step } from '../../../src/language/index.ts';
import { EmbeddedModel } from '../../../src/model/embedded/embedded-model.ts';
import type { CompletionRequest, Model } from '../../../src/model/model.ts';
import { record } from '../../../src/trace/record.ts';
import type { Action } from '../../../src/tree/state.ts';
import { StateTree } from '../../../src/tree/tree.ts';
import { shippedModels } from '../../model/folders.ts';

const INTO: Action = { action: 'step_into' };
const ASKED = 8;

let model: EmbeddedModel;
beforeAll(async () => {
  model = await EmbeddedModel.open(shippedModels()[0]!.path);
});
afterAll(() => model.close());

test('a walk of many hundred states is gone on with from its latest, and its prompts do not grow', async () => {
  const source = readFileSync(new URL('../../../examples/parcels.py', import.meta.url), 'utf8');
  const tree = StateTree.build((await record({ name: 'program.py', source })).recording);
  const prompts: number[] = [];
  const counted = Object.assign(Object.create(model) as Model, {
    complete: (request: CompletionRequest) => {
      prompts.push(request.ids.length);
      return model.complete(request);
    },
  });
  const neural = new NeuralEngine({ model: counted, context: contextOf(source), working: 'always' });
  const step = (node: number): Step => ({ state: tree.state(node), activation: tree.activation(node) });
  let at: NeuralMoment = neural.given(undefined, step(0), 'user');
  const right: number[] = [];
  for (let node = 1; node <= 900 + ASKED; node++) {
    const isAsked = (node > 500 && node <= 500 + ASKED) || node > 900;
    if (isAsked) {
      const next = await neural.next(at, INTO);
      if (differences(next.state, tree.state(node)).length === 0) right.push(node);
      expect(next.note).toMatch(/not shown \d+ states of the walk/);
    }
    at = neural.given({ moment: at, action: INTO }, step(node), 'observed');
  }
  expect(prompts).toHaveLength(2 * ASKED);
  expect(Math.max(...prompts)).toBeLessThanOrEqual(0.75 * model.info.context);
  // The lines that are asked about are of the kind that the model is right about when it sees all.
  expect(right.filter(node => node <= 600).length).toBeGreaterThanOrEqual(ASKED - 2);
  expect(right.filter(node => node > 600).length).toBeGreaterThanOrEqual(ASKED - 2);
  // Almost all of the prompts was read before.
  const { reused, tokens } = model.counts;
  expect(reused).toBeGreaterThan(2 * tokens);
});
