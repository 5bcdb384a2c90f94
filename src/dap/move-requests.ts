/** Requests that move forwards, backwards or to another value, and the events that report where they led. */
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import {
  backOut,
  backOver,
  backResume,
  backStep,
  restartFrame,
  toEntry,
} from '../debugger/backward-movements.ts';
import { DebuggerError, type Moment } from '../debugger/engine.ts';
import { jumpBack, jumpOn } from '../debugger/jumps.ts';
import {
  finishLine,
  type Movement,
  nextLine,
  resume,
  settled,
  step,
  stepInto,
} from '../debugger/movements.ts';
import type { Stop } from '../debugger/session.ts';
import { verifySession } from '../debugger/verify.ts';
import type { InverseActionName } from '../tree/state.ts';
import type { Arguments } from './arguments.ts';
import type { BreakpointRequests } from './breakpoint-requests.ts';
import { momentDoubt, originOf } from './confidence-text.ts';
import type { Debuggee } from './debuggee.ts';
import type { Progress } from './progress.ts';
import type { ReadRequests } from './read-requests.ts';
import type { Values } from './values.ts';

export const THREAD = 1;

/** The state that the requests of one conversation share. */
export interface Conversation {
  readonly debuggee: () => Debuggee;
  readonly values: Values;
  readonly reading: ReadRequests;
  readonly breakpointRequests: BreakpointRequests;
  readonly progress: Progress;
  readonly send: (event: string, body?: unknown) => void;
  readonly sentence: (error: unknown) => string;
  readonly client: () => Dap.InitializeRequestArguments;
}

/** Continues after the response has been sent. */
export type Moves = (requestId: number) => Promise<void>;

const BACK: ReadonlyMap<string, readonly [Movement, InverseActionName]> = new Map([
  ['into', [backStep, 'inv_step_into']],
  ['over', [backOver, 'inv_step_over']],
  ['out', [backOut, 'inv_step_call']],
]);

export class MoveRequests {
  private running = false;
  private origin: string | undefined;
  private notes = new Set<string>();
  /** The exit at which a stop was reported: to continue from there ends the session. */
  private atEnd: Moment | undefined;

  constructor(private readonly conversation: Conversation) {}

  get isRunning(): boolean {
    return this.running;
  }

  /** Moves from the beginning to the first stop that the configuration asks for. */
  async begin(requestId: number): Promise<void> {
    const { config, answers, opened } = this.conversation.debuggee();
    this.origin = undefined;
    this.notes = new Set();
    this.atEnd = undefined;
    this.say(`${answers}.\n`);
    const stopped = opened.result()?.stopped;
    if (stopped) this.say(`${stopped.message}; these are the states until then.\n`);
    this.tellNote(this.session.moment);
    if (config.noDebug) this.session.breakpoints.pass();
    const first = config.stopOnEntry && !config.noDebug ? settled(step) : resume;
    return this.go(requestId, 'entry', signal => this.session.move(first, signal));
  }

  forward(movement: Movement, reason = 'step'): Moves {
    this.refuseWhileRunning();
    const { session } = this;
    if (session.backward) return this.leaveWalkBack();
    if (session.ended) throw new DebuggerError('the program has ended: step back, or restart');
    return requestId => this.go(requestId, reason, signal => session.move(movement, signal));
  }

  next(): Moves {
    return this.forward(nextLine);
  }

  stepIn(args: Arguments): Moves {
    const id = args.optionalNumber('targetId');
    if (id === undefined) return this.forward(settled(step));
    const { name, nth } = this.conversation.reading.stepTarget(id);
    return this.forward(settled(stepInto(name, nth)));
  }

  stepOut(): Moves {
    return this.forward(finishLine);
  }

  resume(): Moves {
    return this.forward(resume, 'breakpoint');
  }

  backwards(movement: Movement, reason = 'step'): Moves {
    this.refuseWhileRunning();
    const { session } = this;
    // Stepping back in a walk that the model made backwards undoes its steps one by one.
    if (session.backward) return requestId => this.go(requestId, reason, async () => session.undo());
    return requestId => this.go(requestId, reason, signal => session.retreat(movement, signal));
  }

  stepBack(): Moves {
    return this.backwards(backOver);
  }

  reverseContinue(): Moves {
    return this.backwards(backResume, 'breakpoint');
  }

  /** Steps back over, out or into: through the run, or from a return as the model predicts it came about. */
  back(args: Arguments): Moves {
    const how = args.optionalText('how') ?? 'over';
    const [retreat, inverse] = BACK.get(how) ?? [];
    if (!retreat || !inverse) throw new DebuggerError(`one goes back over, out or into, not "${how}"`);
    const { session } = this;
    const asks = session.engine.predicts && session.moment.state.event === 'return';
    if (!session.backward && !asks) return this.backwards(retreat);
    this.refuseWhileRunning();
    return requestId => this.go(requestId, 'step', signal => session.goBack({ action: inverse }, signal));
  }

  restartFrame(args: Arguments): Moves {
    const { depth } = this.conversation.values.frame(
      this.conversation.values.frameIndex(args.number('frameId')),
    );
    return this.backwards(restartFrame(depth), 'restart');
  }

  goTo(args: Arguments): Moves {
    const index = args.number('index');
    const { length } = this.session.history;
    if (index < 0 || index >= length)
      throw new DebuggerError(`there is no state ${index} in this walk; it has ${length}`);
    return this.backwards(toEntry(index), 'goto');
  }

  /** Goes to a line, through the run or by the model. A target is valid at one place of the walk only. */
  jump(args: Arguments): Moves {
    const { line, direction } = this.conversation.reading.gotoTarget(args.number('targetId'));
    return direction === 'on' ? this.forward(jumpOn(line), 'goto') : this.backwards(jumpBack(line), 'goto');
  }

  pause(): void {
    this.conversation.progress.cancelAll();
  }

  /** Gives a variable, or a part of one, another value; the walk continues from there. */
  async set(name: string, value: string, requestId: number): Promise<void> {
    this.refuseWhileRunning();
    await this.quietly(requestId, signal => this.session.set(name, value, signal));
    this.tellOrigin(this.session.moment);
  }

  /** Replaces the prediction by the truth. */
  async verify(requestId: number): Promise<{ text: string; moved: boolean }> {
    this.refuseWhileRunning();
    const { context, source } = this.conversation.debuggee();
    const { session } = this;
    if (!session.predicts)
      return { text: 'all of this was observed: it is what the program did', moved: false };
    if (session.backward) throw new DebuggerError('a walk back has no one run to hold it to: leave it first');
    const { history, parentBranch } = session;
    const { truth, parted, notes } = await this.quietly(requestId, signal =>
      verifySession(session, sets => source.run(sets), signal),
    );
    const right = parted ?? history.length;
    const lines = [...notes];
    const far = parted === undefined ? ': all' : ', then they part';
    lines.push(`${right} of ${history.length} states are as the program runs${far}`);
    if (parted !== undefined) {
      const [before, after] = [history[parted]!.moment, truth[parted]!];
      lines.push(
        `predicted ${context.screen.head(before.state)}`,
        `truth     ${context.screen.head(after.state)}`,
      );
    }
    if (parentBranch === undefined) session.believe(truth);
    else {
      // Another branch has gone the same way in a real run: the walk continues there.
      session.switchTo(parentBranch);
      lines.push(`branch ${parentBranch} has gone the same way, and you stand on it`);
    }
    return { text: lines.join('\n'), moved: true };
  }

  /** Makes the client ask for these states again: they are the truth now. */
  async believed(): Promise<void> {
    const { client, send } = this.conversation;
    if (client().supportsInvalidatedEvent !== true) return this.arrived('step', 'verified');
    this.tellOrigin(this.session.moment);
    if (this.session.ended) return this.end(this.session.moment);
    send('invalidated', { areas: ['all'] });
  }

  /** Reports the walk's position after something else moved it. */
  async arrived(reason: string, description?: string): Promise<void> {
    const { moment } = this.session;
    await this.report({ moment, reason: description }, reason);
  }

  private get session() {
    return this.conversation.debuggee().session;
  }

  private refuseWhileRunning(): void {
    if (this.running) throw new DebuggerError('an answer is still coming: pause it, or wait');
  }

  private leaveWalkBack(): Moves {
    return requestId =>
      this.go(requestId, 'step', async () => {
        this.say('This walk went back by the model: here is where it began, to go on from.\n');
        return this.session.forth();
      });
  }

  private async quietly<T>(requestId: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.running = true;
    try {
      return await this.conversation.progress.during(this.title, requestId, work);
    } finally {
      this.running = false;
    }
  }

  private get title(): string {
    const { opened, engineName } = this.conversation.debuggee();
    const model = opened.model?.info.name;
    return model === undefined || engineName === 'real' ? 'reading the run' : `${model} answers`;
  }

  private async go(
    requestId: number,
    reason: string,
    work: (signal: AbortSignal) => Promise<Stop>,
  ): Promise<void> {
    const debuggee = this.conversation.debuggee();
    const before = this.session.moment;
    let stop: Stop;
    try {
      stop = await this.quietly(requestId, work);
    } catch (error) {
      if (this.conversation.debuggee() !== debuggee) return;
      const text = this.conversation.sentence(error);
      const paused = /^stopped/.test(text);
      if (!paused) this.conversation.send('output', { category: 'important', output: `${text}\n` });
      return this.report({ moment: before, reason: text }, 'pause');
    }
    await this.report(stop, stop.reason === 'you stopped it' ? 'pause' : reason);
  }

  private async report(stop: Stop, reason: string): Promise<void> {
    const { send, values, reading, breakpointRequests } = this.conversation;
    const { session } = this;
    values.forget();
    reading.forget();
    const { moment, halt } = stop;
    this.tellNote(moment);
    this.tellOrigin(moment);
    if (session.ended) return this.end(moment);
    const ids = halt?.ids ?? [];
    const onFunction = ids.some(id => breakpointRequests.functions.has(id));
    const kinds = {
      breakpoint: 'breakpoint',
      data: 'data breakpoint',
      exception: 'exception',
      start: 'entry',
      goal: 'goto',
    };
    const named = halt ? (onFunction ? 'function breakpoint' : kinds[halt.kind]) : reason;
    send('stopped', {
      reason: named === 'breakpoint' && !halt ? 'step' : named,
      threadId: THREAD,
      allThreadsStopped: true,
      ...(ids.length > 0 ? { hitBreakpointIds: [...ids] } : {}),
      ...(halt?.kind === 'exception' ? { text: halt.text } : {}),
      ...(stop.reason === undefined ? {} : { description: stop.reason }),
    } satisfies Dap.StoppedEvent['body']);
  }

  private async end(exit: Moment): Promise<void> {
    const { send } = this.conversation;
    const { config, opened } = this.conversation.debuggee();
    const { session } = this;
    const { state } = exit;
    if (config.stopOnExit && !config.noDebug) {
      const before = session.history.at(-2)?.moment;
      if (before !== undefined && before !== this.atEnd) {
        await session.retreat(backStep);
        this.atEnd = session.moment;
        return this.report({ moment: session.moment, reason: 'the program ends here' }, 'exit');
      }
    }
    const failed = state.event === 'exit' && state.exit === 'error';
    const result = opened.result();
    if (result?.stdout) send('output', { category: 'stdout', output: result.stdout });
    if (result?.stderr) send('output', { category: 'stderr', output: result.stderr });
    const doubt = momentDoubt(exit);
    const words =
      state.event !== 'exit' || state.exit === 'normal'
        ? 'The program ended'
        : failed
          ? `The program failed${state.error === undefined ? '' : `: ${state.error}`}`
          : 'The program does not end: it passed the limit of states';
    this.say(`${words}${doubt === undefined ? '' : ` (${doubt})`}.\n`);
    send('exited', { exitCode: failed ? 1 : 0 });
    send('terminated');
  }

  private tellOrigin(moment: Moment): void {
    const origin = originOf(moment);
    if (origin === this.origin) return;
    const known = this.origin !== undefined || origin === 'predicted';
    this.origin = origin;
    if (!known) return;
    const model = this.conversation.debuggee().opened.model?.info.name ?? 'a model';
    const words: Readonly<Record<string, string>> = {
      predicted: `From here on predicted by ${model} (${momentDoubt(moment) ?? ''}).\n`,
      observed: 'From here on observed: the program was run.\n',
      user: 'From here on with a value that you set.\n',
    };
    const text = words[origin];
    if (text !== undefined) this.say(text);
  }

  /** Reports each of them once. */
  private tellNote({ note, late }: Moment): void {
    if (note === undefined || (this.notes.has(note) && !late)) return;
    this.notes.add(note);
    this.say(`Note: ${note}.\n`);
  }

  private say(output: string): void {
    this.conversation.send('output', { category: 'console', output });
  }
}
