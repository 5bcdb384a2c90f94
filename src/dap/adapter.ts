/** Handles one conversation with an editor: one response to each request, and events in between. */
import { ProtocolServer } from '@vscode/debugadapter/lib/protocol.js';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { BreakpointTable } from '../debugger/breakpoints.ts';
import { DebuggerError } from '../debugger/engine.ts';
import { Interrupted } from '../debugger/movements.ts';
import { forTerminal } from '../shared/terminal.ts';
import { Arguments } from './arguments.ts';
import { BreakpointRequests } from './breakpoint-requests.ts';
import { CAPABILITIES, capabilitiesOf } from './capabilities.ts';
import { Debuggee } from './debuggee.ts';
import { type LaunchConfig, readLaunchConfig } from './launch-config.ts';
import { type Conversation, MoveRequests, THREAD } from './move-requests.ts';
import { Places } from './places.ts';
import { Progress } from './progress.ts';
import { ReadRequests } from './read-requests.ts';
import { type Handler, requestHandlers } from './requests.ts';
import { Values } from './values.ts';

export class Adapter extends ProtocolServer {
  private client: Dap.InitializeRequestArguments = { adapterID: '' };
  private opened: Debuggee | undefined;
  private opening: AbortController | undefined;
  /** The program while it opens. A model that is loading cannot be dropped half-way. */
  private coming: Promise<unknown> = Promise.resolve();
  private begun = false;
  private over = false;
  /** Breakpoints outlive a restart. */
  private readonly breakpoints = new BreakpointTable();
  private readonly progress: Progress;
  private readonly moving: MoveRequests;
  private readonly handlers: ReadonlyMap<string, Handler>;
  /** Requests that prepare the next movement (breakpoints) run before it, in their order. */
  private settings: Promise<unknown> = Promise.resolve();

  constructor(
    /** Called once, when the conversation is over. */
    private readonly left: () => void,
  ) {
    super();
    const debuggee = () => this.debuggee;
    const places = () => this.places;
    const send = (event: string, body?: unknown) => this.tell(event, body);
    this.progress = new Progress(send, () => this.client.supportsProgressReporting === true);
    const session = () => this.debuggee.session;
    const values = new Values(session, places, () => this.client.supportsVariableType === true);
    const reading = new ReadRequests(debuggee, places, values);
    const breakpointRequests = new BreakpointRequests(this.breakpoints, places, () => values, debuggee);
    const conversation: Conversation = {
      debuggee,
      values,
      reading,
      breakpointRequests,
      progress: this.progress,
      send,
      sentence,
      client: () => this.client,
    };
    this.moving = new MoveRequests(conversation);
    this.breakpoints.onLog = (text, line) => {
      const { file, own } = this.places.of(line);
      const source = this.places.source(file);
      send('output', {
        category: 'console',
        output: `${forTerminal(text)}\n`,
        source,
        line: this.places.line(own),
      });
    };
    this.handlers = requestHandlers(conversation, this.moving, {
      initialize: args => this.initialize(args),
      launch: (args, request) => this.launch(args, request),
      configurationDone: request => this.configurationDone(request),
      restart: (args, request) => this.restart(args, request),
      terminate: () => this.terminate(),
      disconnect: () => this.end(),
    });
    this.on('close', () => void this.end());
    this.on('error', () => void this.end());
  }

  protected override dispatchRequest(request: Dap.Request): void {
    void this.answer(request);
  }

  private async answer(request: Dap.Request): Promise<void> {
    const handler = this.handlers.get(request.command);
    const args = new Arguments(request.command, request.arguments);
    try {
      if (typeof request.command !== 'string') throw new DebuggerError('a request without a command');
      if (!handler) throw new DebuggerError(`ndbg does not know the request ${request.command}`);
      const work = async () => {
        const { body, afterwards } = await handler.run(args, request.seq);
        this.respond(request, { success: true, body });
        return { going: afterwards?.() };
      };
      if (handler.kind === 'looking') return await (await work()).going;
      const turn = this.settings.then(work);
      // The next request may begin once this movement has begun; it need not have arrived.
      this.settings = turn.catch(() => {});
      await (await turn).going;
    } catch (error) {
      this.respond(request, failure(error, request.command));
    }
  }

  /** Sends one response a request; a later failure is reported as output. */
  private readonly responded = new WeakSet<Dap.Request>();

  private respond(
    request: Dap.Request,
    answer: { success: boolean; body?: unknown; message?: string },
  ): void {
    if (this.responded.has(request)) {
      if (!this.over && answer.message !== undefined)
        this.tell('output', { category: 'important', output: `${answer.message}\n` });
      return;
    }
    this.responded.add(request);
    const { seq: request_seq, command } = request;
    this.sendResponse({ seq: 0, type: 'response', request_seq, command, ...answer } as Dap.Response);
  }

  private tell(event: string, body?: unknown): void {
    if (this.over) return;
    this.sendEvent({ seq: 0, type: 'event', event, ...(body === undefined ? {} : { body }) } as Dap.Event);
  }

  private get debuggee(): Debuggee {
    if (!this.opened) throw new DebuggerError('no program is being debugged: launch one first');
    return this.opened;
  }

  private get places(): Places {
    const { opened, folder } = this.debuggee;
    const { linesStartAt1, columnsStartAt1, pathFormat } = this.client;
    const conventions = {
      firstLine: linesStartAt1 === false ? 0 : 1,
      firstColumn: columnsStartAt1 === false ? 0 : 1,
      uris: pathFormat === 'uri',
    } as const;
    return new Places(
      () => opened.files,
      folder,
      conventions,
      path => opened.takeIn?.(path),
    );
  }

  private initialize(args: Arguments): Dap.Capabilities {
    this.client = args.all as unknown as Dap.InitializeRequestArguments;
    return CAPABILITIES;
  }

  private async launch(args: Arguments, request: number): Promise<void> {
    if (this.opened || this.opening)
      throw new DebuggerError('a program is being debugged already: restart it, or end this one');
    await this.open(readLaunchConfig(args.all), request);
    const own = capabilitiesOf(this.debuggee.engineName);
    if (own) this.tell('capabilities', { capabilities: own });
    this.tell('initialized');
  }

  private async open(config: LaunchConfig, request: number): Promise<void> {
    const opening = new AbortController();
    this.opening = opening;
    try {
      const coming = this.progress.during('opening the program', request, async signal => {
        signal.addEventListener('abort', () => opening.abort(), { once: true });
        const heard = (category: string, output: string) => this.tell('output', { category, output });
        return Debuggee.open(config, this.breakpoints, opening.signal, heard);
      });
      this.coming = coming.catch(() => {});
      const opened = await coming;
      if (this.over) await opened.close();
      else this.opened = opened;
    } finally {
      this.opening = undefined;
    }
  }

  private configurationDone(request: number): () => Promise<void> {
    if (this.begun) throw new DebuggerError('the configuration was done already');
    const { config } = this.debuggee;
    this.begun = true;
    return () => {
      this.tell('process', { name: config.program, startMethod: 'launch', isLocalProcess: true });
      this.tell('thread', { reason: 'started', threadId: THREAD });
      return this.moving.begin(request);
    };
  }

  private async restart(args: Arguments, request: number): Promise<() => Promise<void>> {
    const before = this.debuggee;
    if (this.moving.isRunning) this.moving.pause();
    const given = args.all.arguments;
    const config = given === undefined ? before.config : readLaunchConfig(given);
    this.opened = undefined;
    try {
      await this.open(config, request);
    } catch (error) {
      this.opened = before;
      throw error;
    }
    await before.close();
    return () => this.moving.begin(request);
  }

  private terminate(): () => Promise<void> {
    this.moving.pause();
    return async () => this.tell('terminated');
  }

  /** Ends everything that still runs; nothing is sent afterwards. */
  private async end(): Promise<void> {
    if (this.over) return;
    this.progress.cancelAll();
    this.opening?.abort();
    const { opened } = this;
    // The response to the request itself is sent first.
    setImmediate(async () => {
      this.over = true;
      await this.coming;
      await opened?.close().catch(() => {});
      this.left();
    });
  }
}

/** Names of errors of other rooms whose messages are for users. Names keep those rooms independent of this one. */
const FOR_USERS: ReadonlySet<string> = new Set([
  'DebuggerError',
  'UsageError',
  'RunError',
  'ProgramError',
  'RuntimeError',
  'PythonTooOldError',
  'TraceFormatError',
  'LanguageError',
  'ModelError',
]);

const LOOKING: ReadonlySet<string> = new Set([
  'stackTrace',
  'scopes',
  'variables',
  'evaluate',
  'completions',
  'stepInTargets',
  'exceptionInfo',
  'ndbg/state',
  'ndbg/timeline',
]);

/** Turns any error into a sentence; the session continues. */
function sentence(error: unknown): string {
  if (error instanceof Interrupted) return 'stopped; nothing has changed';
  if (!(error instanceof Error)) return String(error);
  return FOR_USERS.has(error.name) ? error.message : `this should not have happened: ${error.message}`;
}

function failure(error: unknown, command: string): { success: false; message: string; body: unknown } {
  const interrupted = error instanceof Interrupted || (error instanceof Error && error.name === 'AbortError');
  const message =
    (interrupted ? 'cancelled' : sentence(error)) || `${command} could not be answered; ask again`;
  // The whole sentence is one variable: braces in a format would be read as variables.
  const format = { id: 1, format: '{_sentence}', variables: { _sentence: message } };
  // A client may ask for values that the next stop has removed; the user need not see that error.
  const quiet = interrupted || LOOKING.has(command);
  return { success: false, message, body: { error: { ...format, showUser: !quiet } } };
}
