/** Drives the process that an adapter debugs: moves it to a stop, and reads what is there. Pure. */
import { isField } from '../../../tree/fields.ts';
import type { Locals } from '../../../tree/state.ts';
import { DebuggerError } from '../../engine.ts';
import type { Body, DapClient } from './client.ts';

/** A frame of the program; frames of libraries are passed over. */
export interface StopFrame {
  readonly id: number;
  readonly function: string;
  readonly path: string;
  /** In its own file. */
  readonly line: number;
}

/** The process has stopped. */
export interface ProcessStop {
  readonly kind: 'stop';
  /** The frames, innermost first; empty outside of the program. */
  readonly frames: readonly StopFrame[];
  /** The variables of the innermost frames. */
  readonly locals: readonly Locals[];
  /** The values that calls returned since the last stop, by the function's name. */
  readonly returned: ReadonlyMap<string, string>;
  /** An exception was raised in the innermost frame. */
  readonly raised: string | undefined;
  /** The process is in a comprehension, which belongs to its line. */
  readonly inside: boolean;
}

/** The program is over; `error` is set if an exception ended it. */
export interface ProcessEnd {
  readonly kind: 'end';
  readonly error: string | undefined;
  /** What the last call returned, if it was seen. */
  readonly returned: ReadonlyMap<string, string>;
}

export type Halted = ProcessStop | ProcessEnd;

export type StepCommand = 'stepIn' | 'next' | 'stepOut' | 'continue';

/** How a program starts, as far as the engine must know. */
export interface Launching {
  /** `launch` or `attach`, and its arguments. */
  readonly request: 'launch' | 'attach';
  readonly configuration: object;
  /** The file that starts the program, its lines from which to step in, and where the program is over. */
  readonly driver?: {
    readonly path: string;
    readonly begin: readonly number[];
    readonly end: readonly number[];
  };
  /** Whether a file belongs to the program. */
  owns(path: string): boolean;
  /** Whether this is the body of a class, which belongs to its line. */
  isClassBody(path: string, name: string): boolean;
}

/** Frames whose variables are read at each stop. */
const SEEN = 3;
/** Characters of one value, as the recorder keeps them. */
const LONGEST = 10_000;
const NAME = /^(?!__exception)[\p{L}_][\p{L}\p{N}_]*$/u;
const RETURNED = /^\(return\) (?:.*\.)?([^.]+)$/;

/** The module through which python/ndbg_live.py gives the fields of objects. */
const FIELDS = 'ndbg_live_fields';

interface Texts {
  readonly texts: readonly string[];
  /** Fields by their names in a state's locals: `self.balance`. */
  readonly fields: Readonly<Record<string, string>>;
}

interface Variable {
  readonly name: string;
  readonly value: string;
  readonly evaluateName?: string;
}

const COMPREHENSIONS = new Set(['<listcomp>', '<dictcomp>', '<setcomp>']);

export class LiveTarget {
  private thread: number | undefined;
  private waiting: ((event: Body) => void) | undefined;
  private readonly early: Body[] = [];
  private over: string | undefined;
  private points = new Map<string, readonly number[]>();

  constructor(
    private readonly client: DapClient,
    private readonly launching: Launching,
  ) {
    client.on('stopped', body => this.tell({ ...body, event: 'stopped' }));
    client.on('terminated', () => this.end('the program is over'));
    client.on('exited', body => this.end(`the process left with ${String(body.exitCode)}`));
    client.on('gone', body => this.end(String(body.why)));
  }

  /** Runs to where the debugger can step into the program; if attached, until a breakpoint or a pause stops it. */
  async begin(): Promise<Halted> {
    const { client, launching } = this;
    const initialized = new Promise<void>(done => client.on('initialized', () => done()));
    const failed = new Promise<never>((_, no) =>
      client.on('gone', body => no(new DebuggerError(String(body.why)))),
    );
    failed.catch(() => {});
    await client.ask('initialize', {
      clientID: 'ndbg',
      adapterID: 'python',
      pathFormat: 'path',
      linesStartAt1: true,
      columnsStartAt1: true,
      supportsVariableType: true,
    });
    const launched = client.ask(launching.request, launching.configuration);
    launched.catch(() => {});
    await Promise.race([initialized, failed, launched.then(() => initialized)]);
    const { driver } = launching;
    if (driver) await this.setLines(driver.path, [...driver.begin, ...driver.end]);
    await client.ask('setExceptionBreakpoints', { filters: ['raised'] });
    await client.ask('configurationDone');
    await launched;
    if (launching.request === 'attach') await this.pause();
    return this.halted();
  }

  /** Sends one command, and gives the stop that it leads to. */
  async go(command: StepCommand): Promise<Halted> {
    if (this.over !== undefined) return this.ended(new Map());
    this.early.length = 0;
    await this.client.ask(command, { threadId: this.thread, singleThread: false });
    return this.halted();
  }

  /** Stops it wherever it is. */
  async pause(): Promise<void> {
    if (this.thread === undefined) {
      const { threads } = await this.client.ask('threads');
      this.thread = (threads as { id: number }[])[0]?.id;
    }
    await this.client.ask('pause', { threadId: this.thread });
  }

  /** Sets the lines of one file at which it stops, in place of the earlier ones. */
  async setLines(path: string, lines: readonly number[]): Promise<void> {
    this.points.set(path, lines);
    await this.client.ask('setBreakpoints', {
      source: { path },
      breakpoints: lines.map(line => ({ line })),
    });
  }

  async setRaised(on: boolean): Promise<void> {
    await this.client.ask('setExceptionBreakpoints', { filters: on ? ['raised'] : [] });
  }

  async setVariable(frame: StopFrame, name: string, value: string): Promise<void> {
    if (isField(name)) {
      await this.client.ask('setExpression', { frameId: frame.id, expression: name, value });
      return;
    }
    const scope = await this.localScope(frame.id);
    await this.client.ask('setVariable', { variablesReference: scope, name, value });
  }

  async evaluate(frame: StopFrame, expression: string): Promise<{ repr: string; type: string }> {
    const [repr, type] = await this.exact<[string, string]>(
      frame,
      `[repr(${expression}), type(${expression}).__name__]`,
    );
    return { repr: withoutAddresses(repr), type };
  }

  async localsOf(frame: StopFrame, top = true): Promise<{ locals: Locals; returned: Map<string, string> }> {
    const variablesReference = await this.localScope(frame.id);
    const { variables } = await this.client.ask('variables', { variablesReference });
    // Returned values can be read only at the stop itself.
    const known = (variables as Variable[]).filter(
      ({ name }) => (top && RETURNED.test(name)) || NAME.test(name),
    );
    const { texts, fields } = await this.texts(frame, known);
    const locals = new Map<string, string>();
    const returned = new Map<string, string>();
    for (const [i, { name }] of known.entries()) {
      const back = RETURNED.exec(name)?.[1];
      if (back !== undefined) returned.set(back, texts[i]!);
      else locals.set(name, texts[i]!);
    }
    for (const [name, text] of Object.entries(fields)) locals.set(name, text);
    return { locals, returned };
  }

  close(): void {
    this.client.close();
  }

  get isOver(): boolean {
    return this.over !== undefined;
  }

  /**
   * Adapters shorten long or deep values, and write some in their own way. So this asks for Python's own reprs, and for
   * the fields of the program's objects if the driver that started the program provides them.
   */
  private async texts(frame: StopFrame, variables: readonly Variable[]): Promise<Texts> {
    if (variables.length === 0) return { texts: [], fields: {} };
    const list = variables.map(({ evaluateName, name }) => `repr(${evaluateName ?? name})[:${LONGEST}]`);
    const named = variables.flatMap(({ name }) => (NAME.test(name) ? [`('${name}', ${name})`] : []));
    const teller = `__import__('sys').modules.get('${FIELDS}')`;
    const asked = `[[${list.join(', ')}], (lambda m, *of: m.tell(of) if m else {})(${[teller, ...named].join(', ')})]`;
    try {
      const [texts, fields] = await this.exact<[string[], Record<string, string>]>(frame, asked);
      return { texts: texts.map(withoutAddresses), fields };
    } catch (error) {
      // If a repr raises, or the adapter evaluates differently, values stay as the adapter shows them.
      if (error instanceof DebuggerError && !this.client.isGone)
        return { texts: variables.map(({ value }) => withoutAddresses(value)), fields: {} };
      throw error;
    }
  }

  /** A value in full: adapters quote texts and cut them, but not these digits. */
  private async exact<T>(frame: StopFrame, expression: string): Promise<T> {
    const { result } = await this.client.ask('evaluate', {
      expression: `__import__('json').dumps(${expression}).encode().hex()`,
      context: 'clipboard',
      frameId: frame.id,
    });
    const digits = /^'?((?:[0-9a-f]{2})*)'?$/.exec(String(result))?.[1];
    if (digits === undefined) throw new DebuggerError(`this cannot be read: ${String(result).slice(0, 200)}`);
    const bytes = Uint8Array.from(digits.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  }

  private async localScope(frameId: number): Promise<number> {
    const { scopes } = await this.client.ask('scopes', { frameId });
    const [first] = scopes as { name: string; variablesReference: number; presentationHint?: string }[];
    if (!first) throw new DebuggerError('the debugger knows no variables here');
    return first.variablesReference;
  }

  private async halted(): Promise<Halted> {
    const event = await this.next();
    if (event.event !== 'stopped') return this.ended(new Map());
    this.thread = Number(event.threadId);
    const { stackFrames } = await this.client.ask('stackTrace', { threadId: this.thread });
    const all = (stackFrames as { id: number; name: string; line: number; source?: { path?: string } }[]).map(
      each => ({
        id: each.id,
        function: each.name,
        path: each.source?.path ?? '',
        line: each.line,
      }),
    );
    const frames = all.filter(each => this.launching.owns(each.path) && !this.folds(each));
    const [top] = all;
    const { driver } = this.launching;
    if (driver && top?.path === driver.path && driver.end.includes(top.line)) return this.atEnd(top);
    // One after the other: debugpy hangs when it gets two expressions at once.
    const seen: Awaited<ReturnType<LiveTarget['localsOf']>>[] = [];
    for (const frame of frames.slice(0, SEEN)) seen.push(await this.localsOf(frame, frame === top));
    const locals = seen.map(each => each.locals);
    // Returned values appear wherever the process has stopped, also in a comprehension or the driver.
    const { returned } =
      top && top !== frames[0] ? await this.localsOf(top) : (seen[0] ?? { returned: new Map() });
    const inside = top !== undefined && top !== frames[0] && this.launching.owns(top.path);
    const raised =
      event.reason === 'exception' && top && top === frames[0] ? await this.exception(top) : undefined;
    return { kind: 'stop', frames, locals, returned, raised, inside };
  }

  private folds({ path, function: name }: StopFrame): boolean {
    return COMPREHENSIONS.has(name) || this.launching.isClassBody(path, name);
  }

  private async exception(top: StopFrame): Promise<string> {
    try {
      return withoutAddresses(await this.exact<string>(top, 'repr(__exception__[1])'));
    } catch (error) {
      if (!(error instanceof DebuggerError)) throw error;
      const { exceptionId, description } = await this.client.ask('exceptionInfo', { threadId: this.thread });
      return `${String(exceptionId)}(${JSON.stringify(String(description ?? ''))})`;
    }
  }

  private async atEnd(frame: StopFrame): Promise<ProcessEnd> {
    const how = await this.exact<string>(frame, 'how');
    await this.client.ask('continue', { threadId: this.thread }).catch(() => {});
    this.over = how;
    return this.ended(new Map());
  }

  private ended(returned: ReadonlyMap<string, string>): ProcessEnd {
    return { kind: 'end', error: this.over === 'normal' ? undefined : this.over, returned };
  }

  private next(): Promise<Body> {
    const known = this.early.shift();
    if (known) return Promise.resolve(known);
    if (this.over !== undefined) return Promise.resolve({ event: 'ended' });
    return new Promise(done => {
      this.waiting = done;
    });
  }

  private tell(event: Body): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting) waiting(event);
    else this.early.push(event);
  }

  private end(why: string): void {
    this.over ??= why;
    this.tell({ event: 'ended' });
  }
}

/** Addresses mean nothing and change with every run, except within strings, which belong to the program. */
function withoutAddresses(text: string): string {
  return text.replace(
    /('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")| at 0x[0-9A-Fa-f]+/gs,
    (_, quoted?: string) => quoted ?? '',
  );
}
