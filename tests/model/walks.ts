/**
 * Real walks through real programs, drawn by a seed: what a model is trained to write, and so what a decoder must let
 * through.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Debugger } from '../../src/debugger/debugger.ts';
import { RealEngine } from '../../src/debugger/engines/real/engine.ts';
import { trajectoryOf } from '../../src/debugger/engines/real/trajectory.ts';
import { encodeTrajectory, type Trajectory, tokenizer } from '../../src/language/index.ts';
import { StateGrammar } from '../../src/model/grammar/state-grammar.ts';
import type { Grammar } from '../../src/model/model.ts';
import type { Random } from '../../src/shared/random.ts';
import { record } from '../../src/trace/record.ts';
import type { Recording } from '../../src/trace/recording.ts';
import type { Action } from '../../src/tree/state.ts';
import { readSeeds } from '../seeds.ts';

export interface RealProgram {
  readonly name: string;
  readonly recording: Recording;
}

export async function vectorPrograms(): Promise<RealProgram[]> {
  const programs: RealProgram[] = [];
  for (const folder of ['vectors', 'vectors-more']) {
    const url = new URL(`../${folder}/`, import.meta.url);
    for (const file of readdirSync(url).filter(name => name.endsWith('.py'))) {
      const { recording } = await record({ name: file, source: readFileSync(new URL(file, url), 'utf8') });
      programs.push({ name: file, recording });
    }
  }
  return programs;
}

/** Seeds of the corpus, each called from a `main`; those that cannot be recorded that way are left out. */
export async function seedPrograms(group: string, count: number): Promise<RealProgram[]> {
  const programs: RealProgram[] = [];
  const seeds = readSeeds().filter(seed => seed.where.startsWith(group) && seed.calls.length > 0);
  const stride = Math.max(1, Math.floor(seeds.length / count));
  for (let i = 0; i < seeds.length && programs.length < count; i += stride) {
    const seed = seeds[i]!;
    const source = `${seed.source}\n\ndef main():\n    return ${seed.calls[0]}\n`;
    try {
      const { recording } = await record({ name: 'seed.py', source, entry: 'main' });
      programs.push({ name: seed.where, recording });
    } catch {
      // Some seeds are no plain call.
    }
  }
  return programs;
}

/** A random walk of at most `length` actions, forward or back. */
export async function randomWalk(
  program: RealProgram,
  direction: 'forward' | 'inverse',
  length: number,
  random: Random,
): Promise<Trajectory | undefined> {
  const { recording } = program;
  const debug = new Debugger(new RealEngine(async () => recording));
  const lines = recording.files[0]!.codeLines;
  const functions = [...new Set(recording.codes.map(code => code.name))];
  try {
    await debug.start(
      direction === 'forward' ? { direction } : { direction, function: random.pick(functions) },
    );
  } catch {
    return undefined;
  }
  for (let i = 0; i < length && !debug.ended; i++) {
    const action: Action =
      direction === 'inverse'
        ? { action: random.weighted({ inv_step_into: 80, inv_step_over: 12, inv_step_call: 8 }) }
        : random.chance(0.15)
          ? { action: 'breakpoint', lines: [...new Set([random.pick(lines), random.pick(lines)])] }
          : {
              action: random.weighted({ step_into: 60, step_over: 25, step_return: 8, continue: 2 }),
            };
    await debug.act(action);
  }
  return trajectoryOf(debug.history, recording, false);
}

/** Tokens drawn from what a grammar lets through, until it is done. */
export function randomTokens(grammar: Grammar, random: Random): number[] {
  const ids: number[] = [];
  while (!grammar.done) {
    const { few, many } = grammar.allowed();
    const free = many && (few.length === 0 || random.chance(0.7));
    const id = free ? many[random.below(many.length)]! : random.pick(few);
    grammar.accept(id);
    ids.push(id);
  }
  return ids;
}

/** The first token of a walk, with the workings in it, that the grammar would not have let a model write. */
export function refused(trajectory: Trajectory): string | undefined {
  for (let i = 1; i < trajectory.steps.length; i++) {
    const before = { ...trajectory, steps: trajectory.steps.slice(0, i), ended: false };
    const { action: _, ...state } = trajectory.steps[i]!;
    const after = { ...before, steps: [...before.steps, state] };
    const working = state.working !== undefined;
    // The mark that asks for a working is given.
    const from = encodeTrajectory(before).ids.length + (working ? 1 : 0);
    const ids = encodeTrajectory(after).ids.subarray(from);
    const grammar = StateGrammar.after(before, { working });
    for (const [at, id] of ids.entries()) {
      const { few, many } = grammar.allowed();
      if (!few.includes(id) && !many?.includes(id)) {
        const text = `${tokenizer.decode(ids.subarray(0, at))} ▸${tokenizer.decode([id])}`;
        return (
          `${before.steps.at(-1)!.state.event} + ${before.steps.at(-1)!.action?.action}: ${text}; allowed ` +
          `${tokenizer.decode(few).slice(0, 200)}`
        );
      }
      grammar.accept(id);
    }
    if (!grammar.done) return `not done behind ${tokenizer.decode(ids)}`;
  }
  return undefined;
}
