/**
 * A small editor: the test client of the debug adapter library, connected to the built `ndbg dap` or another
 * adapter.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { DebugClient } from '@vscode/debugadapter-testsupport';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { MAIN } from '../cli/ndbg.ts';

const PATIENCE = 120_000;

export interface Where {
  readonly reason: string;
  readonly name: string;
  readonly line: number;
}

/** The client connects to whatever process it is given. */
class Client extends DebugClient {
  speakWith({ stdout, stdin }: ChildProcess): void {
    this.connect(stdout!, stdin!);
  }
}

export class Editor {
  readonly client = new Client('node', '', 'ndbg');
  readonly events: Dap.Event[] = [];
  private readonly waiting: (() => void)[] = [];
  /** Those that nobody has waited for yet. */
  private readonly pending: Dap.Event[] = [];

  /** The stack at the last stop. */
  frames: readonly Dap.StackFrame[] = [];

  private constructor(readonly process: ChildProcess) {
    this.client.defaultTimeout = PATIENCE;
    this.client.setMaxListeners(0);
    // Whatever kind of event, in the order in which they come.
    const emit = this.client.emit.bind(this.client);
    this.client.emit = (name: string | symbol, ...rest: unknown[]) => {
      const event = rest[0] as Dap.Event | undefined;
      if (event?.type === 'event' && event.event === name) {
        this.events.push(event);
        this.pending.push(event);
        for (const wake of this.waiting.splice(0)) wake();
      }
      return emit(name, ...rest);
    };
    this.client.speakWith(process);
    process.stdin!.on('error', () => {});
  }

  static start(
    command: readonly string[] = [process.execPath, MAIN, 'dap'],
    env: NodeJS.ProcessEnv = process.env,
  ): Editor {
    const [program, ...args] = command;
    return new Editor(spawn(program!, args, { stdio: ['pipe', 'pipe', 'inherit'], env }));
  }

  async initialize(wishes: Partial<Dap.InitializeRequestArguments> = {}): Promise<Dap.Capabilities> {
    const { body } = await this.client.initializeRequest({
      adapterID: 'ndbg',
      pathFormat: 'path',
      linesStartAt1: true,
      columnsStartAt1: true,
      supportsVariableType: true,
      ...wishes,
    });
    return body ?? {};
  }

  /** From nothing to the first stop or the end. `configure` sets breakpoints when it is time. */
  async launch(
    config: Record<string, unknown>,
    configure: () => Promise<unknown> = async () => {},
    wishes: Partial<Dap.InitializeRequestArguments> = {},
  ): Promise<Where> {
    await this.initialize(wishes);
    const initialized = this.next(['initialized']);
    const launched = this.client.launchRequest(config);
    await Promise.race([launched, initialized]);
    await initialized;
    await configure();
    const [where] = await Promise.all([this.stop(), this.client.configurationDoneRequest(), launched]);
    return where;
  }

  /** The first event of some kinds that was not waited for yet. */
  async next(kinds: readonly string[]): Promise<Dap.Event> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const at = this.pending.findIndex(({ event }) => kinds.includes(event));
      if (at >= 0) return this.pending.splice(at, 1)[0]!;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error(`none of ${kinds.join(', ')} came`);
      await new Promise<void>(wake => {
        const timer = setTimeout(wake, left);
        this.waiting.push(() => {
          clearTimeout(timer);
          wake();
        });
      });
    }
  }

  /** Where the program stops next; `terminated` as the reason where it ends. */
  async stop(): Promise<Where> {
    const event = await this.next(['stopped', 'terminated']);
    if (event.event === 'terminated') return { reason: 'terminated', name: '', line: 0 };
    const { reason } = (event as Dap.StoppedEvent).body;
    this.frames = await this.stack();
    const [frame] = this.frames;
    return { reason, name: frame?.name ?? '', line: frame?.line ?? 0 };
  }

  async do(command: string, args: Record<string, unknown> = {}): Promise<Where> {
    const [where] = await Promise.all([
      this.stop(),
      this.client.customRequest(command, { threadId: 1, ...args }),
    ]);
    return where;
  }

  async ask<T = Record<string, unknown>>(command: string, args: Record<string, unknown> = {}): Promise<T> {
    const response = await this.client.customRequest(command, args);
    return response.body as T;
  }

  /** The sentence with which a request is refused. */
  async refusal(command: string, args: Record<string, unknown> = {}): Promise<string> {
    const error = await this.client.customRequest(command, args).then(
      () => undefined,
      (problem: unknown) => problem,
    );
    if (!(error instanceof Error)) throw new Error(`${command} was not refused`);
    return error.message;
  }

  async stack(): Promise<Dap.StackFrame[]> {
    return (await this.client.stackTraceRequest({ threadId: 1 })).body.stackFrames;
  }

  async scopes(frame = 0): Promise<Dap.Scope[]> {
    const { id } = (await this.stack())[frame]!;
    return (await this.client.scopesRequest({ frameId: id })).body.scopes;
  }

  async unfold(variablesReference: number, more: object = {}): Promise<Dap.Variable[]> {
    return (await this.client.variablesRequest({ variablesReference, ...more })).body.variables;
  }

  /** All variables of a frame by name. */
  async variables(frame = 0): Promise<Map<string, Dap.Variable>> {
    const found = new Map<string, Dap.Variable>();
    for (const { variablesReference } of await this.scopes(frame))
      for (const variable of await this.unfold(variablesReference)) found.set(variable.name, variable);
    return found;
  }

  async value(name: string): Promise<string | undefined> {
    return (await this.variables()).get(name)?.value;
  }

  async evaluate(expression: string, context = 'watch'): Promise<string> {
    const [frame] = await this.stack();
    const body = await this.ask<{ result: string }>('evaluate', {
      expression,
      context,
      ...(frame ? { frameId: frame.id } : {}),
    });
    return body.result;
  }

  async breakpoints(path: string, breakpoints: readonly Dap.SourceBreakpoint[]): Promise<Dap.Breakpoint[]> {
    const response = await this.client.setBreakpointsRequest({
      source: { path },
      breakpoints: [...breakpoints],
    });
    return response.body.breakpoints;
  }

  output(category?: string): string {
    return this.events
      .filter(event => event.event === 'output' && (!category || event.body.category === category))
      .map(event => String(event.body.output))
      .join('');
  }

  /** The exit code, when the editor has left; an adapter that stays is ended. */
  async leave(patience = 30_000): Promise<number | null> {
    const { process } = this;
    if (process.exitCode !== null || process.signalCode !== null) return process.exitCode;
    const gone = new Promise<number | null>(done => process.once('exit', done));
    await Promise.race([
      this.client.disconnectRequest({ terminateDebuggee: true }).catch(() => {}),
      new Promise(done => setTimeout(done, 5000).unref()),
    ]);
    const timer = setTimeout(() => process.kill('SIGKILL'), patience);
    const code = await gone;
    clearTimeout(timer);
    return code;
  }
}
