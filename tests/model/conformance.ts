/**
 * The suite that every back end passes: what a request may hold, and what comes back. Whether it is right is no affair
 * of this one.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contextOf,
  encodeTrajectory,
  parseState,
  parseTrajectory,
  type Trajectory,
} from '../../src/language/index.ts';
import { StateGrammar } from '../../src/model/grammar/state-grammar.ts';
import { type Completion, type CompletionRequest, type Model, ModelError } from '../../src/model/model.ts';
import type { Action, State } from '../../src/tree/state.ts';

const source = readFileSync(new URL('../vectors/tally.py', import.meta.url), 'utf8');
const context = contextOf(source);
const place = (line: number, name: string, depth: number) => ({
  line,
  source: context.lines[line - 1]!.source,
  function: name,
  depth,
});
const LONGEST = 24;

/** Walks of growing length: each begins with the one before. */
export function walk(states: number, action: Action): Trajectory {
  const args = new Map([
    ['word', "'onion'"],
    ['ch', "'o'"],
  ]);
  const all: State[] = [
    { event: 'call', ...place(1, 'tally', 1), locals: args },
    { event: 'line', ...place(2, 'tally', 1), locals: args },
    { event: 'line', ...place(3, 'tally', 1), locals: new Map([...args, ['hits', '0']]) },
    { event: 'line', ...place(4, 'tally', 1), locals: new Map([...args, ['hits', '0'], ['c', "'o'"]]) },
  ];
  const steps = all.slice(0, states).map((state, i) => ({
    state,
    activation: 0,
    action: i === states - 1 ? action : ({ action: 'step_into' } as const),
  }));
  return { direction: 'forward', context, steps, ended: false };
}

export function requestFor(trajectory: Trajectory, more: Partial<CompletionRequest> = {}): CompletionRequest {
  const ids = Array.from(encodeTrajectory(trajectory).ids);
  return { ids, grammar: StateGrammar.after(trajectory, { longestValue: LONGEST }), ...more };
}

/**
 * Are two greedy answers the same? How tokens are grouped into passes moves probabilities a little, so where two tokens
 * are as good as equally likely either may come: then, and only then, the answers may part.
 */
export async function sameAnswer(
  model: Model,
  ids: readonly number[],
  a: Completion,
  b: Completion,
): Promise<boolean> {
  const at = a.ids.findIndex((id, i) => id !== b.ids[i]);
  if (at < 0) return a.ids.length === b.ids.length;
  const before = [...ids, ...a.ids.slice(0, at)];
  const [one] = await model.score(before, [a.ids[at]!]);
  const [other] = await model.score(before, [b.ids[at]!]);
  return Math.abs(one! - other!) < 0.05;
}

export function modelConformance(name: string, open: () => Promise<Model>): void {
  describe(`model ${name}`, () => {
    let model: Model;
    beforeAll(async () => {
      model = await open();
    });
    afterAll(() => model.close());

    const actions: Action[] = [
      { action: 'step_into' },
      { action: 'step_over' },
      { action: 'step_return' },
      { action: 'breakpoint', lines: [3, 6] },
      { action: 'continue' },
      { action: 'set', name: 'word', value: "'x' * 2" },
    ];
    it.each(actions)('answers $action with a state that is read whole', async action => {
      const trajectory = walk(2, action);
      const [completion] = await model.complete(requestFor(trajectory));
      expect(completion!.end).toBe('complete');
      const { step, reading, end } = parseState(trajectory, completion!.ids);
      expect(reading).toBe('whole');
      expect(end).toBe(completion!.ids.length);
      const extended = { ...trajectory, steps: [...trajectory.steps, step!] };
      expect(parseTrajectory(encodeTrajectory(extended).ids, 'own').steps).toHaveLength(3);
    });

    it('gives a probability for every token it was asked about, and for no other', async () => {
      const [completion] = await model.complete(requestFor(walk(2, { action: 'step_return' })));
      const { ids, logprobs } = completion!;
      expect(logprobs).toHaveLength(ids.length);
      expect(logprobs.some(each => each === null)).toBe(true);
      for (const each of logprobs) if (each !== null) expect(each).toBeLessThanOrEqual(0);
    });

    it('states the probabilities that it scores', async () => {
      const request = requestFor(walk(3, { action: 'step_into' }));
      const [completion] = await model.complete(request);
      const scores = await model.score(request.ids, completion!.ids);
      for (const [i, logprob] of completion!.logprobs.entries()) {
        if (logprob !== null) expect(Math.abs(scores[i]! - logprob)).toBeLessThan(0.25);
      }
    });

    it('gives the same samples for the same seed, and as many as asked for', async () => {
      const sampling = { temperature: 1, topP: 0.95, seed: 'one' };
      const request = requestFor(walk(2, { action: 'step_return' }), { sampling, samples: 3 });
      const first = await model.complete(request);
      expect(first).toHaveLength(3);
      expect((await model.complete(request)).map(({ ids }) => ids)).toEqual(first.map(({ ids }) => ids));
    });

    it('answers several requests in their order', async () => {
      const trajectories = [1, 4, 2, 3].map(states => walk(states, { action: 'step_into' }));
      const answers = await model.completeAll(trajectories.map(trajectory => requestFor(trajectory)));
      expect(answers).toHaveLength(4);
      for (const [i, [completion]] of answers.entries()) {
        const request = requestFor(trajectories[i]!);
        const [alone] = await model.complete(request);
        expect(await sameAnswer(model, request.ids, alone!, completion!)).toBe(true);
      }
    });

    it('goes on, goes back and parts ways as a fresh one would', async () => {
      const requests = [2, 3, 4, 2, 4, 3].map((states, i) =>
        requestFor(walk(states, { action: i % 2 === 0 ? 'step_into' : 'step_over' })),
      );
      for (const request of requests) {
        const [kept] = await model.complete(request);
        const other = await open();
        try {
          const [fresh] = await other.complete(request);
          expect(await sameAnswer(other, request.ids, kept!, fresh!)).toBe(true);
        } finally {
          await other.close();
        }
      }
    });

    it('stops where it should', async () => {
      const [completion] = await model.complete(
        requestFor(walk(2, { action: 'step_return' }), { maxNew: 2 }),
      );
      expect(completion).toMatchObject({ end: 'truncated' });
      expect(completion!.ids).toHaveLength(2);
    });

    it('stops when it is no longer wanted', async () => {
      const request = requestFor(walk(2, { action: 'step_return' }), { signal: AbortSignal.abort() });
      await expect(model.complete(request)).rejects.toThrow(/abort/i);
    });

    it('refuses no tokens at all, and more than it can see', async () => {
      const request = requestFor(walk(1, { action: 'step_into' }));
      await expect(model.complete({ ...request, ids: [] })).rejects.toThrow(ModelError);
      const ids = new Array<number>(model.info.context + 1).fill(1);
      await expect(model.complete({ ...request, ids })).rejects.toThrow(ModelError);
      expect((await model.complete(request))[0]!.end).toBe('complete');
    });

    it('says so when it was closed', async () => {
      const other = await open();
      await other.close();
      await expect(other.complete(requestFor(walk(1, { action: 'step_into' })))).rejects.toThrow(ModelError);
    });
  });
}
