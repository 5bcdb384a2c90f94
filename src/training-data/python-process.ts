/**
 * Runs the Python half of a worker: starts it, gives it jobs, kills it when it hangs and restarts it behind the
 * program that hung.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { divide, pathsOf } from '../programs/settings.ts';
import type { DataConfig } from './config.ts';
import type { Counts } from './counts.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { type Message, MessageReader } from './python-messages.ts';

/** Where things are on this machine. Nothing here changes the data. */
export interface Place {
  /** The Python interpreter. */
  readonly python: string;
  /** The folder that holds `python/` and `corpus/`; relative paths of the settings start here. */
  readonly root: string;
}

/** What Python reports when it is ready. */
export interface PythonFacts {
  readonly python: string;
  readonly implementation: string;
  readonly sources: readonly string[];
  /** Hash of the program sources, code and files: what the bytes of a set depend on. */
  readonly sha256: string;
  /** Lines of corpora that cannot be used. */
  readonly reports: readonly string[];
}

/** Python cannot work with these settings, or not at all. The message is meant for the user. */
export class PythonError extends Error {
  override readonly name = 'PythonError';
}

/** A range of programs in a set. */
export interface Range {
  readonly set: string;
  readonly from: number;
  readonly to: number;
  /** The programs of the range that this side made. */
  readonly given?: readonly GivenProgram[];
}

/** A program for Python to run: whole, or a function with calls of it. */
export interface GivenProgram {
  readonly index: number;
  readonly source: string;
  /** The name of its file. */
  readonly name: string;
  /** `<module>`, or a function: one that needs no argument, or the one that the calls are about. */
  readonly entry: string;
  /** Calls to be put below it, one at a time; none where the program is whole. */
  readonly calls?: readonly string[];
  readonly flags?: readonly string[];
  readonly origin: string;
  readonly problem: string;
  /** Whether to mutate it first. */
  readonly mutate?: boolean;
}

/** Receives the results of a range: messages of finished programs, and programs that died with the process. */
export interface Programs {
  /** A program: its own message, then its recordings. */
  program(messages: readonly Message[]): void;
  /** `note` says what it did to the process, if the process was killed or died. */
  dropped(index: number, reason: string, note?: string): void;
  /** What Python counted for one program, complete or dropped. */
  counted(counts: Counts): void;
  /** CPU seconds by stage, for the programs since Python last started. */
  done(seconds: Record<string, number>): void;
}

/** Python's exit code for a mistake of its own, not of a program. */
const OWN_MISTAKE = 70;
/** The reason for dropping a program after which Python's messages cannot be read. */
const GARBLED = 'wrote into our pipe';
/** The note about a program that Python could not stop itself. */
const HANGS = 'hangs';
/**
 * The reason for dropping it, the same as for programs that Python could stop: which of the two happens is chance.
 * See guard.py.
 */
const COSTLY = 'takes too much';
/** A process that used less CPU time than this, in seconds, until the timeout was waiting. */
const WAITING = 0.1;

export class PythonProcess {
  private child: ChildProcess | undefined;
  private facts: Promise<PythonFacts> | undefined;
  private onMessage: (message: Message) => void = () => undefined;
  private onEnd: (why: string) => void = () => undefined;
  private onBroken: (error: PythonError) => void = () => undefined;
  private stderr = '';

  constructor(
    private readonly place: Place,
    private readonly config: DataConfig,
    private readonly seed: number,
  ) {}

  /** Starts Python, or throws a PythonError that says why it cannot work. */
  start(): Promise<PythonFacts> {
    this.facts ??= this.spawn();
    return this.facts;
  }

  /** Runs a range, whatever its programs do. Each costs a bounded time. */
  async run(range: Range, programs: Programs): Promise<void> {
    let next = range.from;
    for (;;) {
      await this.start();
      const given = (range.given ?? []).filter(({ index }) => index >= next);
      const died = await this.attempt({ ...range, from: next, given }, programs, done => {
        next = done + 1;
      });
      if (died === undefined) return;
      programs.dropped(next, died === HANGS ? COSTLY : died, died);
      next++;
      if (next >= range.to) return;
    }
  }

  /** Returns why the process died, or undefined if the range is done. */
  private attempt(
    range: Range,
    programs: Programs,
    complete: (index: number) => void,
  ): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      // Its limit is CPU time, which the system enforces. A process that computes slowly may go on.
      const patience = (10 * this.config.limits.seconds + 10) * 1000;
      let computed = this.computed();
      let reason: string | undefined;
      const timer = setTimeout(() => {
        const before = computed;
        computed = this.computed();
        if (computed - before > WAITING) {
          timer.refresh();
          return;
        }
        reason = HANGS;
        this.kill();
      }, patience);
      let messages: Message[] = [];
      let last = range.from - 1;
      const settle = (why: string | undefined) => {
        clearTimeout(timer);
        this.onMessage = () => undefined;
        this.onEnd = () => undefined;
        resolve(why);
      };
      this.onEnd = why => settle(reason ?? why);
      this.onBroken = error => {
        clearTimeout(timer);
        reject(error);
      };
      this.onMessage = message => {
        timer.refresh();
        if (message.kind === 'P' || message.kind === 'R') messages.push(message);
        else if (message.kind === 'E') {
          complete(++last);
          const whole = messages;
          messages = [];
          if (message.payload.length > 0) programs.counted(readJson(message) as Counts);
          try {
            programs.program(whole);
          } catch (error) {
            clearTimeout(timer);
            this.kill();
            reject(error);
          }
        } else if (message.kind === 'D') {
          complete(++last);
          const { reason: why, counts } = readJson(message) as { reason: string; counts: Counts };
          programs.counted(counts);
          programs.dropped(last, why);
        } else if (message.kind === 'J') {
          programs.done((readJson(message) as { seconds: Record<string, number> }).seconds);
          settle(undefined);
        } else throw new RangeError(`no message of ours is of kind ${message.kind}`);
      };
      this.send(range);
    });
  }

  close(): void {
    this.onEnd = () => undefined;
    this.kill();
  }

  private spawn(): Promise<PythonFacts> {
    const { python, root } = this.place;
    const child = spawn(python, ['-S', '-s', '-B', '-W', 'ignore', '-m', 'ndbg_worker'], {
      cwd: '/',
      // The order of sets, the text encoding and the module path must not depend on the caller's environment.
      env: {
        PATH: process.env.PATH ?? '/usr/bin:/bin',
        HOME: process.env.HOME ?? '/',
        PYTHONHASHSEED: '0',
        PYTHONUTF8: '1',
        PYTHONPATH: join(root, 'python'),
      },
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
      // A process group of its own, so that what a program starts dies with it.
      detached: true,
    });
    this.child = child;
    this.stderr = '';
    const reader = new MessageReader();
    (child.stdin as Writable).on('error', () => undefined);
    (child.stderr as Readable).on('data', (chunk: Buffer) => {
      this.stderr = (this.stderr + chunk.toString()).slice(-4000);
    });
    return new Promise((resolve, reject) => {
      let ready = false;
      // What it does between that and being killed is chance, so it is no reason to drop a program.
      let garbled = false;
      (child.stdio[3] as Readable).on('data', (chunk: Buffer) => {
        if (garbled) return;
        try {
          for (const message of reader.push(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length))) {
            if (ready) this.onMessage(message);
            else if (message.kind === 'S') {
              ready = true;
              resolve(readJson(message) as PythonFacts);
            } else if (message.kind === 'X') {
              reject(new PythonError((readJson(message) as { message: string }).message));
            }
          }
        } catch {
          garbled = true;
          this.kill();
        }
      });
      child.on('error', error => {
        this.facts = undefined;
        reject(
          new PythonError(
            `${python} cannot be started (${error.message}): give another with --python, 3.10 or later`,
          ),
        );
      });
      // Kill what it left behind too; otherwise the pipe would stay open.
      child.on('exit', () => killGroup(child));
      child.on('close', (code, signal) => {
        if (this.child === child) {
          this.child = undefined;
          this.facts = undefined;
        }
        reject(
          new PythonError(`${python} ended before it was ready: ${this.stderr.trim() || signal || code}`),
        );
        // A program may exit with that code too, but it cannot write to our standard error.
        if (code === OWN_MISTAKE && this.stderr !== '')
          this.onBroken(new PythonError(`the data worker failed:\n${this.stderr.trim()}`));
        else if (garbled) this.onEnd(GARBLED);
        else if (signal === 'SIGXCPU') this.onEnd(HANGS);
        else this.onEnd(signal ? `was killed by ${signal}` : `ended the process with ${code}`);
      });
      this.send(this.setup());
    });
  }

  private setup(): unknown {
    const { limits, contexts, set, never, raising, working, held_out, exclude, whole } = this.config;
    const programs = divide(this.config.programs);
    return {
      seed: this.seed,
      root: this.place.root,
      cache: join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ndbg', 'programs'),
      permille: Math.round(held_out.share * 1000),
      limits,
      contexts,
      set,
      never,
      raising,
      working,
      exclude,
      programs: programs.others,
      whole: { steps: whole.steps, repr: whole.repr },
      written: programs.drawn.mix.written > 0 ? programs.drawn.written.paths : [],
      files: pathsOf(programs.drawn),
    };
  }

  private send(message: unknown): void {
    (this.child?.stdin as Writable | undefined)?.write(`${JSON.stringify(message)}\n`);
  }

  private computed(): number {
    return (this.child?.pid && cpuSeconds(this.child.pid)) || 0;
  }

  private kill(): void {
    if (this.child) killGroup(this.child);
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

function readJson(message: Message): unknown {
  return JSON.parse(new TextDecoder().decode(message.payload));
}
