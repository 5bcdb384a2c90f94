/** One session: an open program, its walk, and the operation under way on it. One operation at a time. */
import { randomBytes } from 'node:crypto';
import { CallTree } from '../debugger/calls.ts';
import type { Session } from '../debugger/session.ts';
import type { Evaluator } from '../launch/evaluator.ts';
import type { OpenProgram } from '../launch/inputs.ts';
import type { OpenedEngine } from '../launch/open-engine.ts';
import type { ProgramSource } from '../launch/program-source.ts';
import type { Model } from '../model/model.ts';
import { isExit } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';
import { clip } from './clip.ts';
import { ToolFailure } from './failure.ts';
import type { StateShape } from './schemas.ts';
import { within } from './waiting.ts';

/** How a program was opened. */
export interface Opening extends OpenProgram {
  readonly session: Session;
}

/** What `act` has gone through, kept until a client asks. */
export interface Report {
  readonly states: StateShape[];
  /** The number of states that are left out. */
  left: number;
  /** Actions that were carried out. */
  done: number;
}

interface Work {
  readonly what: string;
  readonly since: number;
  readonly controller: AbortController;
  readonly ended: Promise<unknown>;
  /** The operation continues even if the client leaves. */
  readonly detach: () => void;
  /** No client waits for it any more: its result is to be asked for. */
  left: boolean;
}

export class DebugSession implements OpenProgram {
  readonly handle = randomBytes(6).toString('hex');
  /** What the pending `act` has shown. */
  report: Report | undefined;
  lastUsed = Date.now();
  private waiting = 0;
  private opening: Opening | undefined;
  private work: Work | undefined;
  private readonly trees = new WeakMap<StateTree, CallTree>();

  private failed: { readonly error: unknown } | undefined;

  constructor(
    readonly engineName: string,
    /** Ends everything that runs for this session. */
    readonly ending: AbortController,
  ) {}

  open(opening: Opening): void {
    this.opening = opening;
  }

  get isOpen(): boolean {
    return this.opening !== undefined;
  }

  private get program(): Opening {
    if (!this.opening)
      throw new ToolFailure('busy', 'the program is still being opened', [
        'call act with no actions: it waits until the program is there',
      ]);
    return this.opening;
  }

  get session(): Session {
    return this.program.session;
  }
  get source(): ProgramSource {
    return this.program.source;
  }
  get opened(): OpenedEngine {
    return this.program.opened;
  }
  get evaluator(): Evaluator {
    return this.program.evaluator;
  }
  /** Whether a real run could tell if the predicted states are true. */
  get canVerify(): boolean {
    return this.session.predicts && this.opened.problem === undefined;
  }
  askModel(): Promise<Model> {
    return this.program.askModel();
  }

  get pending(): boolean {
    return this.work !== undefined;
  }

  /** Whether a client waits for an operation; one that nobody waits for does not keep a session open. */
  get isAttended(): boolean {
    return this.work !== undefined && (!this.work.left || this.waiting > 0);
  }

  /** Waits for the operation under way. */
  async wait(ms: number): Promise<void> {
    this.waiting++;
    try {
      await within(this.ended, ms);
    } finally {
      this.waiting--;
      this.lastUsed = Date.now();
    }
  }

  /** Settles when the operation under way has ended; at once if there is none. */
  private get ended(): Promise<unknown> {
    return this.work?.ended ?? Promise.resolve();
  }

  /** Lets the operation continue without its client; a failure is reported to the next request. */
  leave(work: Promise<unknown>): void {
    this.lastUsed = Date.now();
    if (this.work) {
      this.work.detach();
      this.work.left = true;
    }
    work.catch(error => {
      this.failed = { error };
    });
  }

  /** Throws a failure that no client has seen yet, once. */
  rethrow(): void {
    const { failed } = this;
    this.failed = undefined;
    if (failed) throw failed.error;
  }

  cancel(): void {
    this.work?.controller.abort();
  }

  /** Runs an operation while no other may begin. `client` aborts when the client stops waiting. */
  async alone<T>(what: string, client: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.work) {
      const seconds = Math.round((Date.now() - this.work.since) / 1000);
      throw new ToolFailure('busy', `${this.work.what} is still under way on this session (${seconds} s)`, [
        'call act with no actions: it waits for the answer',
        'call act with cancel: true to break it off',
        'start another session for work side by side',
      ]);
    }
    const controller = new AbortController();
    const stop = () => controller.abort();
    client.addEventListener('abort', stop);
    this.ending.signal.addEventListener('abort', stop);
    if (client.aborted || this.ending.signal.aborted) stop();
    const coming = work(controller.signal);
    const detach = () => client.removeEventListener('abort', stop);
    const ended = coming.catch(() => undefined);
    const own: Work = { what, since: Date.now(), controller, ended, detach, left: false };
    this.work = own;
    try {
      return await coming;
    } finally {
      detach();
      this.ending.signal.removeEventListener('abort', stop);
      if (this.work === own) this.work = undefined;
      this.lastUsed = Date.now();
    }
  }

  /** The calls of the run that the walk is in. */
  calls(): { calls: CallTree; node: number } {
    const place = this.session.run;
    if (!place) {
      throw new ToolFailure(
        'not_here',
        `there is no recorded run here: the engine ${this.engineName} has none to read from where this stands`,
        [
          'start the same program with engine real: it records a run',
          'call with function and arguments predicts or runs one call',
          ...(this.canVerify ? ['verify {}'] : []),
        ],
      );
    }
    return { calls: this.callsIn(place.tree), node: place.node };
  }

  /** `main returned 3`, where a branch stands at the end of a run that did. */
  returned(branch: string): string | undefined {
    if (!isExit(this.session.momentOf(branch).state)) return undefined;
    const tree = this.session.runOn(branch)?.tree;
    return tree && returnedIn(this.callsIn(tree));
  }

  /** `main returned 3`, of the run that this place is in. */
  returnedInRun(): string | undefined {
    const tree = this.session.run?.tree;
    return tree && returnedIn(this.callsIn(tree));
  }

  private callsIn(tree: StateTree): CallTree {
    let calls = this.trees.get(tree);
    if (!calls) {
      calls = new CallTree(tree);
      this.trees.set(tree, calls);
    }
    return calls;
  }

  /** Its approximate size in bytes: the recording's columns and the texts of the values. */
  get bytes(): number {
    const recording = this.opening?.opened.result()?.recording;
    if (!recording) return 0;
    const { kinds, lines, activations, changeStart, changeNames, changeValues, results, values } = recording;
    const columns = [kinds, lines, activations, changeStart, changeNames, changeValues, results];
    let bytes = recording.count * 8;
    for (const column of columns) bytes += column.byteLength;
    for (const value of values) bytes += 2 * value.length;
    return bytes;
  }

  async close(): Promise<void> {
    this.ending.abort();
    await this.work?.ended;
    await this.opening?.opened.close();
  }
}

/** What the entry returned; a module returns nothing. */
function returnedIn(calls: CallTree): string | undefined {
  if (calls.count === 0) return undefined;
  const outcome = calls.outcome(0);
  const name = calls.nameOf(0);
  return outcome.kind === 'returned' && name !== '<module>'
    ? `${name} returned ${clip(outcome.value, 200)}`
    : undefined;
}
