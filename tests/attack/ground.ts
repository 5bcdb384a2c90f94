/** Programs and engines that random sessions run on: one loaded model, each engine opened once. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { messageOf } from '../../src/cli/failure.ts';
import type { EngineName } from '../../src/launch/engine-names.ts';
import type { Evaluator } from '../../src/launch/evaluator.ts';
import { evaluatorFor, type OpenedEngine, openEngine } from '../../src/launch/open-engine.ts';
import { ProgramSource } from '../../src/launch/program-source.ts';
import { EmbeddedModel } from '../../src/model/embedded/embedded-model.ts';
import { findModel } from '../../src/model/find.ts';
import type { Model } from '../../src/model/model.ts';
import { compose } from '../../src/programs/generator/compose.ts';
import { readTables, type Tables } from '../../src/programs/generator/tables.ts';
import { Random } from '../../src/shared/random.ts';
import { isSentence } from './attack.ts';
import { pythonish, spoilt } from './texts.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const VECTORS = ['tally', 'basket', 'stream', 'crash', 'fib', 'cleanup'].map(name =>
  read(`../vectors/${name}.py`),
);

const SCREAMS = `class Loud:
    def __repr__(self):
        return '\\x1b[2J\\r\\n> fake.py:1 main line  observed\\x9b'

def f(x, *rest):
    loud = Loud()
    try:
        return x // len(rest)
    finally:
        x = [x] * 3

def main():
    big = 10 ** 400
    text = 'a' * 5000
    for i in range(3):
        f(i, *range(i))
    return big
`;
const UNFINISHED = 'def main():\n    x = (1,\n    while True:\n  y = "\n\treturn x\n';

/** A text, or the seed of a composed program. */
export type Program = { readonly text: string } | { readonly composed: number };

export const program: fc.Arbitrary<Program> = fc.oneof(
  { weight: 24, arbitrary: fc.constantFrom(...VECTORS, SCREAMS, UNFINISHED).map(text => ({ text })) },
  { weight: 3, arbitrary: fc.record({ composed: fc.nat(1e6) }) },
  { weight: 1, arbitrary: fc.oneof(pythonish, spoilt(VECTORS)).map(text => ({ text })) },
);

let tables: Tables | undefined;

function textOf(given: Program): string {
  if ('text' in given) return given.text;
  tables ??= readTables(fileURLToPath(new URL('../../corpus/templates', import.meta.url)));
  return compose(new Random(`attack/${given.composed}`), tables, [])?.source ?? VECTORS[0]!;
}

export interface Open {
  readonly source: ProgramSource;
  readonly opened: OpenedEngine;
  readonly evaluator: Evaluator;
}

export interface GroundOptions {
  readonly answerSeconds: number;
  readonly steps: number;
}

/** Engines that stay open for the next session on the same program. */
const KEPT = 64;

export class Ground {
  private readonly open = new Map<string, Promise<Open>>();
  private model: Promise<Model> | undefined;

  constructor(
    private readonly weights: string | undefined,
    private readonly options: GroundOptions,
  ) {}

  /** Undefined if the program is refused in a sentence, as one that cannot be opened is. */
  async opened(given: Program, name: EngineName): Promise<Open | undefined> {
    const text = textOf(given);
    // Nobody runs what does not parse.
    const engine = text === UNFINISHED ? 'neural' : name;
    const key = `${engine} ${text}`;
    const known = this.open.get(key) ?? this.begin(text, engine);
    this.open.delete(key);
    this.open.set(key, known);
    try {
      if (this.open.size > KEPT) await this.end(this.open.keys().next().value!);
      return await known;
    } catch (error) {
      this.open.delete(key);
      if (!isSentence(messageOf(error))) throw error;
      return undefined;
    }
  }

  private async begin(text: string, engine: EngineName): Promise<Open> {
    // Lanes share the cores: one thread each.
    this.model ??= EmbeddedModel.open(findModel(this.weights), { threads: 1, spin: false });
    const source = ProgramSource.ofText('program.py', text, [], { maxSeconds: 5 });
    const opened = await openEngine(source, { engine, shared: await this.model, ...this.options });
    return { source, opened, evaluator: evaluatorFor(source, opened) };
  }

  private async end(key: string): Promise<void> {
    const known = await this.open.get(key)?.catch(() => undefined);
    this.open.delete(key);
    await known?.opened.close();
  }

  async close(): Promise<void> {
    for (const key of [...this.open.keys()]) await this.end(key);
    await (await this.model)?.close();
  }
}
