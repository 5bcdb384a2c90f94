/** Records with Pyodide, for machines without Python: one worker thread per run. */
import { Worker } from 'node:worker_threads';
import { Capture } from '../capture.ts';
import { TraceDecoder, TraceFormatError } from '../format.ts';
import { resultOf } from '../result.ts';
import {
  DEFAULT_LIMITS,
  type Limits,
  ProgramError,
  type ProgramSpec,
  type RecordOptions,
  type RecordResult,
  RuntimeError,
  type Stop,
  type StopReason,
} from '../runtime.ts';
import type { BoxJob } from './box.ts';
import { readFolder } from './files.ts';
import { LEAST_MEMORY_BYTES } from './memory.ts';
import { RingChannel, RingError, RingReader } from './ring.ts';
import type { WorkerReady, WorkerStart } from './worker.ts';

/** The path of the program's folder inside. */
const FOLDER = '/program';
/** Most bytes in files that a program makes. */
const FILE_BYTES = 256 * 2 ** 20;
/** JavaScript's own heap in the worker; the interpreter's memory has a limit of its own. */
const HEAP_MEGABYTES = 512;
/** Room to meet Python's own recursion limit first; with Node's 4 MB the interpreter would die before. */
const STACK_MEGABYTES = 64;
/** A worker must be JavaScript: from `src`, the built one is taken. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/trace/pyodide/worker.js' : './worker.js',
  import.meta.url,
);

/**
 * The fresh interpreter of the first worker, for those after it. Taken before any program ran, so it carries nothing
 * from one run to the next.
 */
let snapshot: SharedArrayBuffer | undefined;

export async function recordWithPyodide(program: ProgramSpec, options: RecordOptions): Promise<RecordResult> {
  const limits: Limits = { ...DEFAULT_LIMITS, ...options.limits };
  const run = new Run(program, options, limits);
  try {
    return await run.result();
  } finally {
    await run.end();
  }
}

class Run {
  private readonly decoder = new TraceDecoder();
  private readonly stdout: Capture;
  private readonly stderr: Capture;
  private readonly worker: Worker;
  private readonly notes: string[] = [];
  private stop: Stop | undefined;
  private tracerFailed = false;
  private reader: RingReader | undefined;
  private failBoot: ((error: Error) => void) | undefined;

  constructor(
    private readonly program: ProgramSpec,
    private readonly options: RecordOptions,
    private readonly limits: Limits,
  ) {
    this.stdout = new Capture(limits.outputBytes);
    this.stderr = new Capture(limits.outputBytes);
    const start: WorkerStart = {
      memoryBytes: limits.memoryBytes,
      ...(snapshot === undefined ? {} : { snapshot }),
    };
    this.worker = new Worker(WORKER, {
      workerData: start,
      env: {},
      argv: [],
      execArgv: [],
      stdin: false,
      stdout: true,
      stderr: true,
      trackUnmanagedFds: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, stackSizeMb: STACK_MEGABYTES },
    });
  }

  async result(): Promise<RecordResult> {
    const { limits, options } = this;
    const abort = () => this.cut('aborted', 'the run was aborted');
    options.signal?.addEventListener('abort', abort);
    if (options.signal?.aborted) abort();
    let timer: NodeJS.Timeout | undefined;
    try {
      const ready = await this.booted();
      // The interpreter is loaded: the program's own time begins.
      timer = setTimeout(
        () => this.cut('time', `the program ran longer than ${limits.seconds} s`),
        limits.seconds * 1000,
      );
      this.reader = new RingReader(ready.ring);
      if (this.stop === undefined) this.worker.postMessage(this.work());
      else this.reader.stop();
      await this.read(this.reader);
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
    }
    return this.conclude();
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private booted(): Promise<WorkerReady> {
    return new Promise((done, failed) => {
      this.failBoot = failed;
      this.worker.on('error', error => {
        const outOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        this.lost(
          outOfMemory ? 'memory' : 'crash',
          outOfMemory
            ? 'the program used up the memory of its worker'
            : `the worker failed: ${error.message}`,
        );
      });
      this.worker.on('exit', () => this.lost('crash', 'the worker ended before the program did'));
      this.worker.once('message', (ready: WorkerReady) => {
        if (ready.snapshot !== undefined && snapshot === undefined) {
          snapshot = new SharedArrayBuffer(ready.snapshot.length);
          new Uint8Array(snapshot).set(ready.snapshot);
        }
        done(ready);
      });
    });
  }

  /** The worker is gone. What it wrote before is still read. */
  private lost(reason: StopReason, message: string): void {
    this.stop ??= { reason, message };
    this.failBoot?.(new RuntimeError(`Pyodide does not start: ${this.stop.message}`));
    this.reader?.stop();
  }

  private cut(reason: StopReason, message: string): void {
    this.stop ??= { reason, message };
    void this.worker.terminate();
    this.reader?.stop();
  }

  private work(): BoxJob {
    const { program, limits } = this;
    const { name, source, folder, entry, args, argv, sets, recordLibrary, stdin } = program;
    const content = folder === undefined ? { files: [], folders: [] } : readFolder(folder);
    if (content.note !== undefined) this.notes.push(content.note);
    const binary = typeof source !== 'string';
    const job = {
      name,
      source: binary ? Buffer.from(source).toString('latin1') : source,
      binary,
      path: folder === undefined ? name : `${FOLDER}/${name}`,
      folder: folder === undefined ? undefined : FOLDER,
      entry,
      args: args ?? '',
      argv: argv ?? [],
      sets: sets ?? [],
      library: recordLibrary ?? false,
      limits,
    };
    return {
      job: JSON.stringify(job),
      files: content.files.map(({ path, bytes }) => ({ path: `${FOLDER}/${path}`, bytes })),
      folders: [FOLDER, ...content.folders.map(path => `${FOLDER}/${path}`)],
      stdin: typeof stdin === 'string' ? new TextEncoder().encode(stdin) : (stdin ?? new Uint8Array()),
      outputBytes: limits.outputBytes,
      fileBytes: FILE_BYTES,
      reprSeconds: limits.reprSeconds,
    };
  }

  private async read(reader: RingReader): Promise<void> {
    try {
      for await (const { channel, bytes } of reader.messages()) {
        if (channel === RingChannel.trace) this.takeTrace(bytes);
        else if (channel === RingChannel.stdout) this.capture(this.stdout, bytes);
        else if (channel === RingChannel.stderr) this.capture(this.stderr, bytes);
        else {
          this.takeEnd(bytes);
          return;
        }
        if (this.stop?.reason === 'output' || this.stop?.reason === 'crash') return;
      }
    } catch (error) {
      if (!(error instanceof RingError || error instanceof TraceFormatError)) throw error;
      this.cut(
        'crash',
        `the recording broke off: ${error.message} (did the program write to a stream not its own?)`,
      );
    }
  }

  private takeTrace(bytes: Uint8Array): void {
    this.options.onTrace?.(bytes);
    this.decoder.push(bytes);
  }

  private capture(into: Capture, bytes: Uint8Array): void {
    into.add(bytes);
    const { outputBytes } = this.limits;
    if (this.stdout.total + this.stderr.total > outputBytes) {
      this.cut('output', `the program printed more than ${outputBytes} bytes`);
    }
  }

  /** The last message: what Pyodide said about its end. The program could write it too, so it is only a text. */
  private takeEnd(bytes: Uint8Array): void {
    if (this.decoder.complete) return;
    const said = new TextDecoder().decode(bytes);
    this.tracerFailed = said.includes('the tracer failed');
    this.stop ??= { reason: 'crash', message: describeFault(said, this.limits.memoryBytes) };
  }

  private conclude(): RecordResult {
    const decoded = this.decoder.finish();
    if (decoded.problem !== undefined) throw new ProgramError(decoded.problem);
    const stop = decoded.complete && this.stop?.reason !== 'output' ? undefined : this.stop;
    if (this.tracerFailed) {
      const said = this.stderr.text().trim().split('\n').slice(-3).join(' | ');
      throw new RuntimeError(`the tracer failed under Pyodide: ${said}`);
    }
    const { notes } = this;
    const printed = { stdout: this.stdout.text(), stderr: this.stderr.text() };
    return resultOf(decoded, { runtime: 'pyodide', ...printed, notes }, stop);
  }
}

function describeFault(said: string, memoryBytes: number): string {
  if (/Maximum call stack size exceeded/.test(said)) {
    return (
      'the program recursed deeper than Pyodide bears, which ended the interpreter; the last states may be ' +
      'missing'
    );
  }
  if (/out of memory|Cannot enlarge memory/i.test(said)) {
    const most = Math.max(memoryBytes, LEAST_MEMORY_BYTES);
    return `the interpreter ended for want of memory (the limit is ${most} bytes); the last states may be missing`;
  }
  const exit = /exit\((-?\d+)\)|ExitStatus: .*?(-?\d+)/.exec(said);
  if (exit !== null)
    return (
      `the interpreter left with exit status ${exit[1] ?? exit[2]} before the program ended; the last ` +
      `states may be missing`
    );
  let fault = '';
  try {
    fault = String((JSON.parse(said) as { fault: unknown }).fault).slice(0, 300);
  } catch {
    // Not valid JSON: then it says nothing.
  }
  return `the interpreter died${fault && ` (${fault})`}; the last states may be missing`;
}
