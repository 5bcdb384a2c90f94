/** A hundred random sessions of a hundred random actions: nothing breaks, nothing illegal comes, nothing piles up. */
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Debugger } from '../../../src/debugger/debugger.ts';
import { DebuggerError } from '../../../src/debugger/engine.ts';
import { NeuralEngine } from '../../../src/debugger/engines/neural/engine.ts';
import { contextOf } from '../../../src/language/index.ts';
import { EmbeddedModel } from '../../../src/model/embedded/embedded-model.ts';
import { Random } from '../../../src/shared/random.ts';
import type { Action } from '../../../src/tree/state.ts';
import { TOY } from '../../model/folders.ts';
import { illegalities } from './legality.ts';

const PROGRAMS = [
  { name: 'tally', function: 'tally' },
  { name: 'basket', function: 'total' },
  { name: 'crash', function: 'head' },
  { name: 'stream', function: 'naturals' },
  { name: 'cleanup', function: 'close' },
  { name: 'fib', function: 'fib' },
] as const;
const SESSIONS = 100;
/** After so many, what is held for good is held. */
const WARM = 20;
const ACTIONS = 100;
const CACHE_BYTES = 4 * 2 ** 20;

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
const held = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

describe('random sessions with a model', () => {
  let model: EmbeddedModel;
  beforeAll(async () => {
    model = await EmbeddedModel.open(TOY, { cacheBytes: CACHE_BYTES, threads: 1 });
  });
  afterAll(() => model.close());

  test('a hundred of them', { timeout: 600_000 }, async () => {
    const random = new Random('sessions');
    let answers = 0;
    let before = 0;
    for (let session = 0; session < SESSIONS; session++) {
      if (session === WARM) before = held();
      answers += await play(model, random);
    }
    expect(answers).toBeGreaterThan((SESSIONS * ACTIONS) / 2);
    expect(held() - before).toBeLessThan(8 * 2 ** 20);
    expect((await model.state()).cacheBytes).toBeLessThanOrEqual(CACHE_BYTES);
  });
});

async function play(model: EmbeddedModel, random: Random): Promise<number> {
  const program = random.pick(PROGRAMS);
  const source = readFileSync(new URL(`../../vectors/${program.name}.py`, import.meta.url), 'utf8');
  const lines = new Map(source.split('\n').map((text, i) => [i + 1, text]));
  const code = [...lines].filter(([, text]) => text.trim() !== '').map(([line]) => line);
  // An untrained model is never sure: by steps alone a session would take minutes.
  const jumps = random.chance(0.1) ? { effort: 16 } : { jumps: 'direct' as const };
  const debug = new Debugger(
    new NeuralEngine({ model, context: contextOf(source), longestState: 48, brief: 32, jumps }),
  );
  const restart = () =>
    random.chance(0.7)
      ? debug.start()
      : debug.start({
          direction: 'inverse',
          function: program.function,
          value: random.pick(['3', "'a'", 'None']),
        });
  await restart();
  let answers = 0;
  for (let i = 0; i < ACTIONS; i++) {
    if (debug.ended || random.chance(0.02)) await restart();
    if (random.chance(0.1)) debug.undo();
    const { state } = debug;
    try {
      const action = draw(
        random,
        code,
        state.event.startsWith('inv_'),
        'locals' in state ? [...state.locals!.keys()] : [],
      );
      const moment = await debug.act(action);
      expect(illegalities(state, action, moment, lines)).toEqual([]);
      answers++;
    } catch (error) {
      // A set where nothing can be set, or a state too long to go on from: said, and the session goes on.
      if (!(error instanceof DebuggerError)) throw error;
    }
  }
  return answers;
}

function draw(random: Random, lines: readonly number[], inverse: boolean, names: readonly string[]): Action {
  if (inverse) return { action: random.pick(['inv_step_into', 'inv_step_over', 'inv_step_call'] as const) };
  const action = random.weighted({
    step_into: 40,
    step_over: 25,
    step_return: 10,
    breakpoint: 12,
    set: 8,
    continue: 2,
  });
  if (action === 'breakpoint') return { action, lines: [random.pick(lines), random.pick(lines)] };
  if (action !== 'set') return { action };
  return {
    action,
    name: random.pick([...names, 'nothing']),
    value: random.pick(['0', '[1, 2]', "'x'", '1 + 1']),
  };
}
