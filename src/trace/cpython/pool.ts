/**
 * Makes many small recordings with few processes: each Python process takes job after job.
 *
 * A program that hangs, dies or eats memory costs its own call and a new process; everything else goes on. Programs
 * share an interpreter one after another, so a later program may see a change of a library module. `record` runs a
 * program on its own.
 */
import { cpus } from 'node:os';
import { decodeTrace, type ProgramProblem, TraceFormatError } from '../format.ts';
import type { Recording } from '../recording.ts';
import { DEFAULT_LIMITS, type Limits, type StopReason } from '../runtime.ts';
import { type PoolMode, PoolProcess } from './pool-process.ts';

export interface PoolJob {
  readonly name?: string;
  readonly source: string;
  /** Undefined: `main`, or the module. */
  readonly entry?: string;
  /** The arguments of each call, in Python's syntax; each call is a recording. */
  readonly calls: readonly string[];
}

export type PoolResult = { readonly recording: Recording } | { readonly problem: ProgramProblem } | Stopped;

export interface PoolOptions {
  readonly python: string;
  readonly size?: number;
  /** `seconds` is for one call. */
  readonly limits?: Partial<Limits>;
}

/** Why a call was ended from outside. */
export interface Stopped {
  readonly stopped: { readonly reason: StopReason; readonly message: string };
}

interface Waiting<Result> {
  readonly job: PoolJob;
  readonly results: (Result | Stopped)[];
  readonly done: (results: (Result | Stopped)[]) => void;
  readonly failed: (error: unknown) => void;
}

/** A few processes that take jobs; the caller reads their answer to each call. */
export class JobPool<Result> {
  private readonly limits: Limits;
  private readonly idle: PoolProcess[] = [];
  private readonly all = new Set<PoolProcess>();
  private readonly queue: Waiting<Result>[] = [];
  private readonly size: number;
  private closed = false;

  constructor(
    private readonly options: PoolOptions,
    private readonly mode: PoolMode,
    private readonly read: (answer: Uint8Array) => Result,
  ) {
    this.limits = { ...DEFAULT_LIMITS, steps: 10_000, seconds: 5, ...options.limits };
    this.size = options.size ?? Math.max(1, cpus().length - 1);
  }

  /** The answers to all calls of a job, in order. */
  take(job: PoolJob): Promise<(Result | Stopped)[]> {
    if (this.closed) throw new Error('the pool is closed');
    return new Promise((done, failed) => {
      this.queue.push({ job, results: [], done, failed });
      this.next();
    });
  }

  close(): void {
    this.closed = true;
    for (const worker of this.all) worker.close();
    for (const { failed } of this.queue.splice(0)) failed(new Error('the pool is closed'));
  }

  private next(): void {
    while (this.queue.length > 0) {
      const worker = this.idle.pop() ?? this.start();
      if (worker === undefined) return;
      void this.serve(worker, this.queue.shift()!);
    }
  }

  private start(): PoolProcess | undefined {
    if (this.all.size >= this.size) return undefined;
    const worker = new PoolProcess(this.options.python, this.limits, this.mode);
    this.all.add(worker);
    return worker;
  }

  /** Runs one job, on as many processes as it kills. */
  private async serve(first: PoolProcess, waiting: Waiting<Result>): Promise<void> {
    let worker = first;
    const { job, results } = waiting;
    try {
      for (;;) {
        const end = await worker.run(job, results.length, answer => results.push(this.read(answer)));
        if (end === 'ready') {
          this.idle.push(worker);
          break;
        }
        worker.close();
        this.all.delete(worker);
        if (end !== 'used') results.push({ stopped: end });
        if (results.length >= job.calls.length) break;
        worker = new PoolProcess(this.options.python, this.limits, this.mode);
        this.all.add(worker);
      }
      waiting.done(results);
    } catch (error) {
      worker.close();
      this.all.delete(worker);
      waiting.failed(error);
    }
    if (!this.closed) this.next();
  }
}

export class RecorderPool {
  private readonly pool: JobPool<PoolResult>;

  constructor(options: PoolOptions) {
    this.pool = new JobPool(options, '--worker', readResult);
  }

  /** The recordings of all calls of a job, in order. */
  record(job: PoolJob): Promise<PoolResult[]> {
    return this.pool.take(job);
  }

  close(): void {
    this.pool.close();
  }
}

function readResult(trace: Uint8Array): PoolResult {
  try {
    const { recording, problem, complete } = decodeTrace(trace);
    if (problem !== undefined) return { problem };
    if (complete) return { recording };
  } catch (error) {
    if (!(error instanceof TraceFormatError)) throw error;
  }
  return {
    stopped: { reason: 'crash', message: 'the recording is damaged: the program reached into the recorder' },
  };
}
