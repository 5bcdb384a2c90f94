/** Records with CPython: one sandboxed child process per run, killed as a group, with nothing left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Capture } from '../capture.ts';
import { type Decoded, TraceDecoder, TraceFormatError } from '../format.ts';
import { resultOf } from '../result.ts';
import {
  DEFAULT_LIMITS,
  type Limits,
  ProgramError,
  type ProgramSpec,
  PythonTooOldError,
  type RecordOptions,
  type RecordResult,
  RuntimeError,
  type Stop,
  type StopReason,
} from '../runtime.ts';
import { makeScratch, type Scratch } from './scratch.ts';

/** The folder with the Python packages, beside `src` and `dist`. */
export const PYTHON_FOLDER = fileURLToPath(new URL('../../../python/', import.meta.url));
const TOO_OLD = 97;
/** Time for a finished program (threads, buffers) before it is killed. */
const GRACE_MS = 2000;
/** Time for a program that is being ended to send its last states. */
const LAST_WORDS_MS = 500;
const RERUN_STATES = 100_000;
const STREAM_LOST = 98;

interface Outcome {
  readonly result: RecordResult;
  /** Whether the interpreter ended before the program did. */
  readonly died: boolean;
}

export async function recordWithCPython(
  python: string,
  program: ProgramSpec,
  options: RecordOptions,
): Promise<RecordResult> {
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const first = await attempt(python, program, options, limits, false);
  // A crashed interpreter loses its last states. A second run sends each at once and has them all.
  const again = first.died && options.onTrace === undefined && first.result.recording.count < RERUN_STATES;
  if (!again) return first.result;
  const second = await attempt(python, program, options, limits, true);
  return second.died && second.result.recording.count >= first.result.recording.count
    ? second.result
    : first.result;
}

async function attempt(
  python: string,
  program: ProgramSpec,
  options: RecordOptions,
  limits: Limits,
  everyEvent: boolean,
): Promise<Outcome> {
  const scratch = makeScratch();
  try {
    return await new Run(python, program, options, limits, scratch, everyEvent).result();
  } finally {
    scratch.remove();
  }
}

/** The environment of a child process. */
export function cleanEnvironment(scratch: string): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/bin:/bin',
    HOME: scratch,
    TMPDIR: scratch,
    LANG: 'C.UTF-8',
    PYTHONHASHSEED: '0',
    PYTHONUTF8: '1',
    PYTHONNOUSERSITE: '1',
  };
}

/** The job as the Python side reads it. */
function jobOf(program: ProgramSpec, limits: Limits, scratch: string, everyEvent = false): string {
  const { name, source, folder, entry, args, argv, sets, recordLibrary } = program;
  const binary = typeof source !== 'string';
  const absolute = folder === undefined ? undefined : realpathSync(resolve(folder));
  return JSON.stringify({
    name,
    source: binary ? Buffer.from(source).toString('latin1') : source,
    binary,
    path: absolute === undefined ? name : join(absolute, name),
    folder: absolute,
    entry,
    args: args ?? '',
    argv: argv ?? [],
    sets: sets ?? [],
    library: recordLibrary ?? false,
    scratch,
    parent: process.pid,
    everyEvent,
    limits,
  });
}

class Run {
  private readonly decoder = new TraceDecoder();
  private readonly stdout: Capture;
  private readonly stderr: Capture;
  private readonly child: ChildProcess;
  private stop: Stop | undefined;
  private grace: NodeJS.Timeout | undefined;
  private damage: string | undefined;
  /** What the code that saves the trace could not do. */
  private unsaved: { readonly error: unknown } | undefined;

  constructor(
    private readonly python: string,
    private readonly program: ProgramSpec,
    private readonly options: RecordOptions,
    private readonly limits: Limits,
    private readonly scratch: Scratch,
    private readonly everyEvent: boolean,
  ) {
    this.stdout = new Capture(limits.outputBytes);
    this.stderr = new Capture(limits.outputBytes);
    this.child = spawn(python, [join(PYTHON_FOLDER, 'ndbg_trace_child.py')], {
      cwd: scratch.path,
      env: { ...options.env, ...cleanEnvironment(scratch.path) },
      // A process group of its own, so that what it starts is killed with it.
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    scratch.onLeave(() => this.killGroup());
  }

  result(): Promise<Outcome> {
    const { child, limits, options } = this;
    return new Promise((done, failed) => {
      const abort = () => this.end('aborted', 'the run was aborted');
      const timer = setTimeout(
        () => this.end('time', `the program ran longer than ${limits.seconds} s`),
        limits.seconds * 1000,
      );
      const settle = () => {
        clearTimeout(timer);
        clearTimeout(this.grace);
        options.signal?.removeEventListener('abort', abort);
        this.killGroup();
      };
      if (options.signal?.aborted) abort();
      options.signal?.addEventListener('abort', abort);
      child.on('error', error => {
        settle();
        failed(new RuntimeError(`${this.python} does not start: ${error.message}`));
      });
      this.listen();
      child.on('close', (code, signal) => {
        settle();
        try {
          done(this.conclude(code, signal));
        } catch (error) {
          failed(error);
        }
      });
    });
  }

  private listen(): void {
    const [stdin, stdout, stderr, job, trace] = this.child.stdio as [
      Writable,
      Readable,
      Readable,
      Writable,
      Readable,
    ];
    // A dead child does not read its input; its exit code says the rest.
    const ignore = () => {};
    for (const stream of [stdin, job, stdout, stderr, trace]) stream.on('error', ignore);
    job.end(jobOf(this.program, this.limits, this.scratch.path, this.everyEvent));
    stdin.end(this.program.stdin ?? '');
    const capture = (into: Capture) => (bytes: Uint8Array) => {
      into.add(bytes);
      if (this.stdout.total + this.stderr.total > this.limits.outputBytes) {
        this.end('output', `the program printed more than ${this.limits.outputBytes} bytes`);
      }
    };
    stdout.on('data', capture(this.stdout));
    stderr.on('data', capture(this.stderr));
    trace.on('data', (bytes: Uint8Array) => this.take(bytes));
  }

  private take(bytes: Uint8Array): void {
    if (this.damage !== undefined || this.unsaved) return;
    try {
      this.options.onTrace?.(bytes);
    } catch (error) {
      this.unsaved = { error };
      this.killGroup();
      return;
    }
    try {
      this.decoder.push(bytes);
    } catch (error) {
      if (!(error instanceof TraceFormatError)) throw error;
      this.damage = error.message;
      this.end(
        'crash',
        `the recording broke off: ${error.message} (did the program write to a stream not its own?)`,
      );
    }
    if (this.decoder.complete) this.grace ??= setTimeout(() => this.killGroup(), GRACE_MS);
  }

  private end(reason: StopReason, message: string): void {
    if (this.stop !== undefined) return;
    this.stop = { reason, message };
    if (reason === 'time' || reason === 'output') {
      this.child.kill('SIGTERM');
      this.grace = setTimeout(() => this.killGroup(), LAST_WORDS_MS);
    } else this.killGroup();
  }

  private killGroup(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The group has ended already.
    }
  }

  private conclude(code: number | null, signal: NodeJS.Signals | null): Outcome {
    if (this.unsaved) throw this.unsaved.error;
    const decoded = this.decoder.finish();
    if (decoded.problem !== undefined) throw new ProgramError(decoded.problem);
    if (code === TOO_OLD) throw new PythonTooOldError(this.stderr.text().trim());
    const stop = this.whyStopped(decoded, code, signal);
    if (decoded.header === undefined && stop?.reason === 'crash') {
      throw new RuntimeError(
        `${this.python} failed before the program began: ${lastLines(this.stderr.text())}`,
      );
    }
    const died = stop?.reason === 'crash' && this.stop === undefined;
    const printed = { stdout: this.stdout.text(), stderr: this.stderr.text() };
    return { died, result: resultOf(decoded, { runtime: 'cpython', ...printed, notes: [] }, stop) };
  }

  private whyStopped(decoded: Decoded, code: number | null, signal: NodeJS.Signals | null): Stop | undefined {
    if (this.stop?.reason === 'output') return this.stop;
    if (decoded.outOfMemory) {
      const message = `the program needed more than ${this.limits.memoryBytes} bytes of memory`;
      return { reason: 'memory', message };
    }
    if (decoded.complete) return undefined;
    return this.stop ?? died(code, signal);
  }
}

function died(code: number | null, signal: NodeJS.Signals | null): Stop {
  if (code === STREAM_LOST) {
    return {
      reason: 'crash',
      message: "the program closed the recorder's stream; the last states are missing",
    };
  }
  const how = signal === null ? `left with exit status ${code}` : `was killed by ${signal}`;
  return {
    reason: 'crash',
    message: `the interpreter ${how} before the program ended; the last states may be missing`,
  };
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-3).join(' | ') || 'it said nothing';
}
