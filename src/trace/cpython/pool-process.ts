/** One Python process of a pool: started on its first job, killed with its group, limited by wall-clock time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { type Limits, RuntimeError, type StopReason } from '../runtime.ts';
import { cleanEnvironment, PYTHON_FOLDER } from './cpython.ts';
import type { PoolJob } from './pool.ts';
import { makeScratch, type Scratch } from './scratch.ts';

const HEAD_BYTES = 16;
const READY = 0;
const RECORDING = 1;
const DONE = 2;
/** A worker sends no longer frames. */
const MAX_FRAME_BYTES = 1 << 28;
const START_SECONDS = 30;

/** `ready` for the next job; `used` up by this one, which is done; or the reason that ended the current call. */
export type JobEnd = 'ready' | 'used' | { readonly reason: StopReason; readonly message: string };

interface Frame {
  readonly job: number;
  readonly call: number;
  readonly kind: number;
  readonly payload: Uint8Array;
}

/** Whether it records each call of a job, or works out lines of the program. */
export type PoolMode = '--worker' | '--lines';

export class PoolProcess {
  private readonly scratch: Scratch = makeScratch();
  private readonly child: ChildProcess;
  private pending: Buffer = Buffer.alloc(0);
  private started = false;
  private number = 0;
  private onFrame: (frame: Frame) => void = () => {};
  private onEnd: (message: string) => void = () => {};
  private ended: string | undefined;

  constructor(
    private readonly python: string,
    private readonly limits: Limits,
    mode: PoolMode,
  ) {
    const script = join(PYTHON_FOLDER, 'ndbg_trace_child.py');
    this.child = spawn(python, [script, mode], {
      cwd: this.scratch.path,
      env: cleanEnvironment(this.scratch.path),
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    });
    this.scratch.onLeave(() => this.kill());
    const trace = this.child.stdio[4] as Readable;
    for (const stream of [this.child.stdio[3] as Writable, trace]) stream.on('error', () => {});
    trace.on('data', (bytes: Buffer) => this.take(bytes));
    this.child.on('error', error => this.end(`does not start: ${error.message}`));
    this.child.on('close', (code, signal) => {
      this.end(signal === null ? `left with exit status ${code}` : `was killed by ${signal}`);
      this.scratch.remove();
    });
    // We measure the time of single calls; a CPU limit on the process would end a healthy worker.
    const setup = { ...limits, seconds: 0 };
    this.send({ scratch: this.scratch.path, parent: process.pid, limits: setup });
  }

  /** Runs the calls from `from` on; `take` gets one whole trace per call. */
  run(job: PoolJob, from: number, take: (trace: Uint8Array) => void): Promise<JobEnd> {
    const number = ++this.number;
    return new Promise((done, failed) => {
      let why: JobEnd | undefined;
      const patience = () =>
        (this.started ? this.limits.seconds : this.limits.seconds + START_SECONDS) * 1000;
      const ring = () => {
        why = { reason: 'time', message: `the call ran longer than ${this.limits.seconds} s` };
        this.kill();
      };
      let timer = setTimeout(ring, patience());
      const settle = () => {
        clearTimeout(timer);
        this.onFrame = () => {};
        this.onEnd = () => {};
      };
      this.onEnd = message => {
        settle();
        if (!this.started) failed(new RuntimeError(`${this.python} ${message} before it took a job`));
        else done(why ?? { reason: 'crash', message: `the interpreter ${message}` });
      };
      this.onFrame = frame => {
        if (frame.kind === READY) this.started = true;
        else if (frame.job !== number) return;
        clearTimeout(timer);
        timer = setTimeout(ring, patience());
        if (frame.kind === RECORDING) take(frame.payload);
        else if (frame.kind === DONE) {
          settle();
          done(frame.call === 0 ? 'ready' : 'used');
        }
      };
      if (this.ended !== undefined) this.onEnd(this.ended);
      const { name = 'program.py', source, entry, calls } = job;
      this.send({ number, name, source, entry, calls: calls.slice(from), from, limits: this.limits });
    });
  }

  close(): void {
    this.kill();
  }

  private send(message: unknown): void {
    const body = Buffer.from(JSON.stringify(message));
    const head = Buffer.alloc(4);
    head.writeUInt32LE(body.length);
    (this.child.stdio[3] as Writable).write(Buffer.concat([head, body]));
  }

  private take(bytes: Buffer): void {
    this.pending = this.pending.length === 0 ? bytes : Buffer.concat([this.pending, bytes]);
    while (this.pending.length >= HEAD_BYTES) {
      const length = this.pending.readUInt32LE(12);
      if (length > MAX_FRAME_BYTES) {
        this.kill();
        return;
      }
      if (this.pending.length < HEAD_BYTES + length) return;
      const frame = {
        job: this.pending.readUInt32LE(0),
        call: this.pending.readUInt32LE(4),
        kind: this.pending.readUInt32LE(8),
        payload: this.pending.subarray(HEAD_BYTES, HEAD_BYTES + length),
      };
      this.pending = this.pending.subarray(HEAD_BYTES + length);
      this.onFrame(frame);
    }
  }

  private end(message: string): void {
    this.ended ??= message;
    this.onEnd(message);
  }

  private kill(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has ended already.
    }
  }
}
