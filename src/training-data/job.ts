/**
 * Runs one job. `src/programs` or Python makes its programs, and Python records them; the trajectories are sampled and
 * written here.
 */

import { divide } from '../programs/settings.ts';
import { DrawnSources } from '../programs/sources.ts';
import { Random } from '../shared/random.ts';
import { decodeTrace, TraceFormatError } from '../trace/format.ts';
import type { Batch, Candidate, Job } from './batch.ts';
import type { DataConfig } from './config.ts';
import { Contexts } from './contexts.ts';
import { addCounts, type Counts, count } from './counts.ts';
import { DocumentWriter } from './document.ts';
import { Tolerance } from './failure-tolerance.ts';
import { type Drawn, draw, drawRuns, RUN_THROUGH } from './policy.ts';
import { countValues, ProgramTally } from './program-counts.ts';
import { Prompter } from './prompt-maker.ts';
import type { Message } from './python-messages.ts';
import {
  type GivenProgram,
  type Place,
  type PythonFacts,
  PythonProcess,
  type Range,
} from './python-process.ts';
import {
  type Asked,
  type CallFacts,
  depthOf,
  type ProgramFacts,
  RecordedCall,
  startsWithCall,
} from './recorded-program.ts';
import { ShareKeeper, type Targets } from './target-shares.ts';
import { callsToAsk } from './whole-run.ts';

/**
 * Programs in a job of a held-out set. Such jobs are small, because only a finished job tells how many more are
 * needed.
 */
const HELD_OUT_PROGRAMS = 64;

/** Programs in a part of a job. Workers share a job, so that shards come soon and few workers are idle at the end. */
const PART_PROGRAMS = 128;

/** The parts of a job in order; a small job is its own part. */
export function partsOf(job: Job, config: DataConfig): Job[] {
  const count = job.set === 'train' ? Math.ceil(config.shard_programs / PART_PROGRAMS) : 1;
  return count === 1 ? [job] : Array.from({ length: count }, (_, part) => ({ ...job, part }));
}

/** The numbers of the programs in a job or in a part of one. */
export function programsOf({ set, number, part }: Job, config: DataConfig): { from: number; to: number } {
  const size = set === 'train' ? config.shard_programs : HELD_OUT_PROGRAMS;
  const first = number * size;
  if (part === undefined) return { from: first, to: first + size };
  const from = first + part * PART_PROGRAMS;
  return { from, to: Math.min(from + PART_PROGRAMS, first + size) };
}

/** Seconds spent in each stage, for the benchmark. */
export type Stages = Record<'draw' | 'generate' | 'trace' | 'decode' | 'policy' | 'encode', number>;

/** A program and its runs. */
export interface RecordedProgram {
  readonly facts: ProgramFacts;
  readonly calls: readonly RecordedCall[];
  /** Runs with a variable set, by the number of the call. */
  readonly changed: ReadonlyMap<number, RecordedCall>;
  /** The program's own random stream, from which walks are sampled. */
  readonly random: Random;
}

export class JobRunner {
  readonly stages: Stages = { draw: 0, generate: 0, trace: 0, decode: 0, policy: 0, encode: 0 };
  private readonly python: PythonProcess;
  private readonly writer: DocumentWriter;
  private sources: DrawnSources | undefined;

  constructor(
    private readonly place: Place,
    private readonly config: DataConfig,
    private readonly seed: number,
  ) {
    this.python = new PythonProcess(place, config, seed);
    this.writer = new DocumentWriter(config.context, config.certain_targets);
  }

  start(): Promise<PythonFacts> {
    return this.python.start();
  }

  run(job: Job): Promise<Batch> {
    const keeper = new ShareKeeper(this.config.shares);
    return this.each(job, (recorded, counts) => this.candidate(job, recorded, keeper, counts));
  }

  /** Records the programs of a job, and makes a candidate of each; `counts` takes what is dropped, and why. */
  async each(
    job: Job,
    make: (recorded: RecordedProgram, counts: Counts) => Candidate | undefined,
  ): Promise<Batch> {
    const candidates: Candidate[] = [];
    const counts: Counts = {};
    const notes: string[] = [];
    const range = programsOf(job, this.config);
    const tolerance = new Tolerance(job.set, range.to - range.from, { counts, notes });
    const given = this.given({ set: job.set, ...range });
    await this.python.run(
      { set: job.set, ...range, given },
      {
        program: messages => {
          const facts = JSON.parse(decoder.decode(messages[0]!.payload)) as ProgramFacts;
          const candidate = tolerance.attempt(facts.index, () => {
            const recorded = this.recorded(job, facts, messages.slice(1), counts);
            return recorded && make(recorded, counts);
          });
          if (candidate) candidates.push(candidate);
        },
        dropped: (index, reason, note) => {
          count(counts, `dropped/${reason}`);
          if (note) notes.push(`program ${index} of ${job.set} was dropped: it ${note}`);
        },
        counted: found => addCounts(counts, found),
        done: seconds => {
          this.stages.generate += seconds.generate ?? 0;
          this.stages.trace += seconds.trace ?? 0;
        },
      },
    );
    return { job, candidates, counts, notes };
  }

  private given(range: Range): readonly GivenProgram[] {
    if (range.set !== 'train' && range.set !== 'generated') return [];
    this.sources ??= drawnSources(this.config, this.place);
    const began = performance.now();
    const given = givenPrograms(this.sources, this.seed, range);
    this.stages.draw += (performance.now() - began) / 1000;
    return given;
  }

  close(): void {
    this.python.close();
  }

  private recorded(
    job: Job,
    facts: ProgramFacts,
    recordings: readonly Message[],
    dropped: Counts,
  ): RecordedProgram | undefined {
    const began = performance.now();
    const random = new Random(`${this.seed}/${job.set}/${facts.index}/policy`);
    const { offset } = this.config;
    const shift = random.chance(offset.share) ? random.between(1, Math.max(1, offset.highest - 1)) : 0;
    const calls: RecordedCall[] = [];
    const changed = new Map<number, RecordedCall>();
    const asked: Asked = facts.whole
      ? recording => callsToAsk(recording, new Random(`${this.seed}/${job.set}/${facts.index}/asked`))
      : facts.entry;
    for (const message of recordings) {
      const call = this.decode(message, facts, asked, shift, dropped);
      if (!call) continue;
      if (call.facts.set) changed.set(call.facts.number, call);
      else calls.push(call);
    }
    this.stages.decode += (performance.now() - began) / 1000;
    if (calls.length > 0) return { facts, calls, changed, random };
    count(dropped, 'dropped/no call of use');
    return undefined;
  }

  private candidate(
    job: Job,
    { facts, calls, changed, random }: RecordedProgram,
    keeper: ShareKeeper,
    dropped: Counts,
  ): Candidate | undefined {
    if (job.set !== 'train')
      return new Prompter(this.config, this.writer, job.set).prompts(facts, calls, random);
    this.writer.values.fill(0);
    const documents: Uint16Array[] = [];
    const tally = new ProgramTally(facts, calls);
    let unwritten = 0;
    const contexts = new Contexts(this.writer, facts, this.config.context);
    let encoding = 0;
    const drawing = performance.now();
    const accept = (call: RecordedCall, drawn: Drawn): Targets | undefined => {
      const start = performance.now();
      const written = contexts.write(call, drawn, drawn.steps);
      encoding += performance.now() - start;
      if (!written) {
        unwritten++;
        return undefined;
      }
      documents.push(written.words);
      tally.add(call, drawn, written);
      return written.targets;
    };
    if (facts.flags.includes(RUN_THROUGH)) drawRuns(calls, this.config, keeper, random, accept);
    else draw(calls, changed, this.config, keeper, random, accept);
    const counts = tally.counts();
    if (unwritten > 0) counts['trajectories dropped'] = unwritten;
    countValues(counts, this.writer.values);
    this.stages.encode += encoding / 1000;
    this.stages.policy += (performance.now() - drawing - encoding) / 1000;
    if (documents.length === 0) {
      count(dropped, 'dropped/code too long');
      return undefined;
    }
    return { identity: facts.identity, documents, counts };
  }

  private decode(
    message: Message,
    program: ProgramFacts,
    asked: Asked,
    shift: number,
    dropped: Counts,
  ): RecordedCall | undefined {
    const call = readCall(message, asked, shift, program.parts);
    if (!call) {
      count(dropped, 'calls dropped/damaged');
      return undefined;
    }
    const { recording } = call;
    const reason = !(call.facts.context === 'whole' || startsWithCall(recording))
      ? 'nothing ran'
      : depthOf(recording) > this.config.limits.depth
        ? 'too deep'
        : recording.values.some(isOrderedByAddress)
          ? 'order of a set'
          : recording.values.some(showsAddress)
            ? 'shows an address'
            : undefined;
    if (reason === undefined) return call;
    count(dropped, `calls dropped/${reason}`);
    return undefined;
  }
}

export const drawnSources = (config: DataConfig, { root }: Place): DrawnSources =>
  new DrawnSources(divide(config.programs).drawn, root, Math.round(config.held_out.share * 1000));

/** Those of a range that are drawn here; Python makes all others. The held-out set of generated ones has functions alone. */
export function givenPrograms(sources: DrawnSources, seed: number, { set, from, to }: Range): GivenProgram[] {
  const given: GivenProgram[] = [];
  for (let index = from; index < to; index++) {
    const name = `${seed}/${set}`;
    const drawn = set === 'train' ? sources.draw(name, index) : sources.function(name, index);
    if (!drawn) continue;
    const { entry, ...program } = drawn;
    given.push({ ...program, index, entry: entry.kind === 'module' ? '<module>' : entry.name });
  }
  return given;
}

const decoder = new TextDecoder();

/**
 * Reads a recorded call from its message. Undefined for an invalid recording: a program that reaches into the tracer
 * can spoil it.
 */
export function readCall(
  message: Message,
  asked: Asked,
  shift: number,
  parts?: readonly string[],
): RecordedCall | undefined {
  const { payload } = message;
  const length = new DataView(payload.buffer, payload.byteOffset).getUint32(0, true);
  const facts = JSON.parse(decoder.decode(payload.subarray(4, 4 + length))) as CallFacts;
  try {
    const { recording, complete } = decodeTrace(payload.subarray(4 + length));
    return complete ? new RecordedCall(facts, recording, asked, shift, parts) : undefined;
  } catch (error) {
    if (error instanceof TraceFormatError) return undefined;
    throw error;
  }
}

/** Whether a text shows a set with None or objects: its order follows addresses, which differ between processes. */
function isOrderedByAddress(value: string): boolean {
  return value.includes('{') && /\{[^{}:]*(?:\bNone\b|<)[^{}:]*\}/.test(value);
}

/** Whether a text that the program made of a `repr` holds an address; the recorder takes them out elsewhere. */
function showsAddress(value: string): boolean {
  return value.includes('0x') && /\bobject at 0x|\bat 0x[\dA-Fa-f]{6,}/.test(value);
}
