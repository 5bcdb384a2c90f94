/** The process that an adapter debugs, as the engine drives it: to a stop, and what is seen there. Pure. */
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

/** The process stands. */
export interface ProcessStop {
  readonly kind: 'stop';
  /** Innermost first; empty where it stands outside of the program. */
  readonly frames: readonly StopFrame[];
  /** Those of the innermost frames. */
  readonly locals: readonly Locals[];
  /** What calls returned since the last stop, by the function's name. */
  readonly returned: ReadonlyMap<string, string>;
  /** An exception was raised in the innermost frame. */
  readonly raised: string | undefined;
  /** It stands in a comprehension, which belongs to its line. */
  readonly inside: boolean;
}

/** The program is over; `error` where an exception ended it. */
export interface ProcessEnd {
  readonly kind: 'end';
  readonly error: string | undefined;
  /** What the last call returned, where it was seen. */
  readonly returned: ReadonlyMap<string, string>;
}

export type Halted = ProcessStop | ProcessEnd;

export type StepCommand = 'stepIn' | 'next' | 'stepOut' | 'continue';

/** What the engine must know of how a program is begun. */
export interface Launching {
  /** `launch` or `attach`, and what it is given. */
  readonly request: 'launch' | 'attach';
  readonly configuration: object;
  /**
   * The file that begins the program, and its lines from which the debugger steps in, and where the program is over.
   */
  readonly driver?: {
    readonly path: string;
    readonly begin: readonly number[];
    readonly end: readonly number[];
  };
  /** Does a file belong to the program? */
  owns(path: string): boolean;
  /** Is this the body of a class, which belongs to its line? */
  isClassBody(path: string, name: string): boolean;
}

/** Frames whose variables are asked for at each stop. */
const SEEN = 3;
/** Characters of one value, as the recorder keeps them. */
const LONGEST = 10_000;
const NAME = /^(?!__exception)[\p{L}_][\p{L}\p{N}_]*$/u;
const RETURNED = /^\(return\) (?:.*\.)?([^.]+)$/;

/** The module by which python/ndbg_live.py tells what objects hold. */
const FIELDS = 'ndbg_live_fields';

interface Texts {
  readonly texts: readonly string[];
  /** By their names among a state's locals: `self.balance`. */
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

  /**
   * To where the debugger can step into the program; attached, to where the process is stopped by a breakpoint or a
   * pause.
   */
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

  /** One command, and where it leads. */
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

  /** Lines of one file at which it stops, those that were there before forgotten. */
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
    // What was returned can be asked for only where the process stands.
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
   * Adapters shorten what is long or deep, and write some values in a way of their own: Python's own reprs are asked
   * for, and what the program's objects hold, where the driver that began the program can tell.
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
      // One whose repr raises, or an adapter that evaluates otherwise: then as the adapter shows them.
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
    if (digits === undefined) throw new DebuggerError(`this cannot be told: ${String(result).slice(0, 200)}`);
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
    // One after the other: debugpy answers no more when two expressions are asked for at once.
    const seen: Awaited<ReturnType<LiveTarget['localsOf']>>[] = [];
    for (const frame of frames.slice(0, SEEN)) seen.push(await this.localsOf(frame, frame === top));
    const locals = seen.map(each => each.locals);
    // What was returned is told where the process stands, be that a comprehension or the driver.
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

/** Addresses say nothing, and change with every run; those within strings are the program's. */
function withoutAddresses(text: string): string {
  return text.replace(
    /('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")| at 0x[0-9A-Fa-f]+/gs,
    (_, quoted?: string) => quoted ?? '',
  );
}
