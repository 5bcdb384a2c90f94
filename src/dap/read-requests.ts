/** Requests that only read: the stack, variables, expressions, sources. */
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { complete, wordAtEnd } from '../debug-commands/commands.ts';
import { DebuggerError, type Moment } from '../debugger/engine.ts';
import { type JumpDirection, waysTo } from '../debugger/jumps.ts';
import { closingBracket, outsideStrings } from '../python/brackets.ts';
import { definitionHead } from '../python/definitions.ts';
import { variablesOf } from '../tree/fields.ts';
import { isExit } from '../tree/state.ts';
import type { Arguments } from './arguments.ts';
import { whyNoGoto } from './capabilities.ts';
import { momentDoubt } from './confidence-text.ts';
import type { Debuggee } from './debuggee.ts';
import { type Places, stoppable } from './places.ts';
import { shortened, type Value, type Values } from './values.ts';

const NO_GOTO_BACKWARDS = 'this walk goes back by the model: step on to leave it, then go to a line';

/** A call on the line that Step Into Target offers. */
interface StepTarget {
  readonly name: string;
  /** The index of the call among those of that name on the line. */
  readonly nth: number;
}

/** A line that Jump to Cursor offers to go to. */
interface GotoTarget {
  readonly line: number;
  readonly direction: JumpDirection;
}

const WAYS: Readonly<Record<JumpDirection, string>> = {
  on: 'on to the next time that this line runs',
  back: 'back to the last time that this line ran',
};

export class ReadRequests {
  private readonly targets = new Map<number, StepTarget>();
  private readonly gotos = new Map<number, GotoTarget>();
  private lastTarget = 0;

  constructor(
    private readonly debuggee: () => Debuggee,
    private readonly places: () => Places,
    private readonly values: Values,
  ) {}

  /** Each stop makes earlier targets invalid. */
  forget(): void {
    this.targets.clear();
    this.gotos.clear();
  }

  stack(args: Arguments): Dap.StackTraceResponse['body'] {
    const { session } = this.debuggee();
    const { frames, moment } = session;
    const start = args.optionalNumber('startFrame') ?? 0;
    const levels = args.optionalNumber('levels') ?? 0;
    const doubt = momentDoubt(moment);
    const stackFrames = frames.map(({ depth, state, stale }, i): Dap.StackFrame => {
      const id = this.values.frameId(i);
      if (!state)
        return {
          id,
          name: `depth ${depth}: not seen, the walk jumped past it`,
          line: 0,
          column: 0,
          presentationHint: 'label',
        };
      const places = this.places();
      const { file, own } = places.of(state.line);
      const marks = [i === 0 ? doubt : undefined, stale ? 'as last seen' : undefined].filter(Boolean);
      return {
        id,
        name: marks.length === 0 ? state.function : `${state.function} (${marks.join(', ')})`,
        source: places.source(file),
        line: places.line(own),
        column: places.column(1),
        moduleId: file.name,
        canRestart: true,
      };
    });
    const to = levels > 0 ? start + levels : undefined;
    return { stackFrames: stackFrames.slice(start, to), totalFrames: stackFrames.length };
  }

  async evaluate(args: Arguments, signal: AbortSignal): Promise<Dap.EvaluateResponse['body']> {
    const expression = args.text('expression').trim();
    if (expression === '') throw new DebuggerError('what is to be evaluated? Give an expression');
    const whole = ['repl', 'clipboard'].includes(args.optionalText('context') ?? 'repl');
    const frame = this.values.frameIndex(args.optionalNumber('frameId'));
    const value = await this.valueOf(expression, frame, signal);
    const { value: result, ...variable } = this.values.shownValue(value, whole);
    return { ...variable, result };
  }

  /** Reads plain paths from the values; Python evaluates everything else over the variables. */
  async valueOf(expression: string, frame: number, signal?: AbortSignal): Promise<Value> {
    const known = this.values.byPath(expression, frame);
    if (known) return known;
    const { evaluator } = this.debuggee();
    const locals = this.values.locals(frame);
    signal?.throwIfAborted();
    const { repr } = await evaluator.evaluate(expression, locals);
    return { text: repr, expression: undefined, frame };
  }

  completions(args: Arguments): Dap.CompletionsResponse['body'] {
    const { context } = this.debuggee();
    const text = args.text('text');
    const lines = text.split('\n');
    const line =
      lines[this.places().ownLine(args.optionalNumber('line') ?? this.places().line(1)) - 1] ?? text;
    const head = line.slice(0, this.places().ownColumn(args.number('column')) - 1);
    const word = wordAtEnd(head).replace(/^\p{N}+/u, '');
    const before = head.slice(0, head.length - word.length);
    const start = before.length;
    const item = (label: string, type: Dap.CompletionItemType): Dap.CompletionItem => ({
      label,
      type,
      start,
      length: word.length,
    });
    const frame = this.values.frameIndex(args.optionalNumber('frameId'));
    const [, owner] = /([\p{L}_][\p{L}\p{N}_.[\]'"]*)\.$/u.exec(before) ?? [];
    if (owner !== undefined) {
      const attributes = this.values.attributes(owner, frame).filter(name => name.startsWith(word));
      return { targets: attributes.map(name => item(name, 'property')) };
    }
    const locals = variablesOf(this.values.locals(frame));
    const names = [...locals.keys()].filter(name => name.startsWith(word));
    const functions = [...this.defined()].filter(name => name.startsWith(word));
    const [commands] = before.trim() === '' ? complete(context, head) : [[]];
    return {
      targets: [
        ...names.map(name => item(name, 'variable')),
        ...functions.map(name => item(name, 'function')),
        ...commands.map(name => item(name, 'keyword')),
      ],
    };
  }

  /** The functions of the program that the line may call, in the order of the calls. */
  stepTargets(args: Arguments): Dap.StepInTargetsResponse['body'] {
    const index = this.values.frameIndex(args.number('frameId'));
    const { state } = this.values.frame(index);
    this.targets.clear();
    if (!state || index > 0 || state.event !== 'line') return { targets: [] };
    const defined = this.defined();
    const seen = new Map<string, number>();
    const targets: Dap.StepInTarget[] = [];
    for (const name of calledOn(state.source, defined)) {
      const nth = seen.get(name) ?? 0;
      seen.set(name, nth + 1);
      this.targets.set(++this.lastTarget, { name, nth });
      targets.push({ id: this.lastTarget, label: nth === 0 ? name : `${name} (call ${nth + 1})` });
    }
    return { targets };
  }

  /** Names of the functions that the program defines. */
  private defined(): ReadonlySet<string> {
    const found = new Set<string>();
    for (const { lines } of this.places().all)
      for (const line of lines) {
        const head = definitionHead(line);
        if (head?.kind === 'def') found.add(head.name);
      }
    return found;
  }

  stepTarget(id: number): StepTarget {
    const target = this.targets.get(id);
    if (!target) throw new DebuggerError(`there is no call ${id} on this line: ask for the targets again`);
    return target;
  }

  /** The targets for jumping to a line, or to the next line below it that holds code. */
  async gotoTargets(args: Arguments): Promise<Dap.GotoTargetsResponse['body']> {
    const { session, engineName } = this.debuggee();
    const refused = whyNoGoto(engineName) ?? (session.backward ? NO_GOTO_BACKWARDS : undefined);
    if (refused !== undefined) throw new DebuggerError(refused);
    const places = this.places();
    const file = places.file(args.object('source'));
    if (!file) throw new DebuggerError('that source belongs to no file of the program');
    const place = stoppable(file, places.ownLine(args.number('line')));
    if ('reason' in place) throw new DebuggerError(place.reason);
    this.gotos.clear();
    const line = file.firstLine + place.line - 1;
    const targets = (await waysTo(session.scout(), line)).map(direction => {
      this.gotos.set(++this.lastTarget, { line, direction });
      return { id: this.lastTarget, label: WAYS[direction], line: places.line(place.line) };
    });
    return { targets };
  }

  gotoTarget(id: number): GotoTarget {
    const target = this.gotos.get(id);
    if (!target)
      throw new DebuggerError(`there is no target ${id} here: ask for the targets of a line again`);
    return target;
  }

  exceptionInfo(): Dap.ExceptionInfoResponse['body'] {
    const { session } = this.debuggee();
    const { state } = session.moment;
    if (!state.event.endsWith('exception') || !('value' in state))
      throw new DebuggerError('no exception stands here');
    const [, type = state.value, message = ''] = /^([\w.]+)\((.*)\)$/s.exec(state.value) ?? [];
    const trace = session.frames
      .flatMap(({ state: each }) => {
        if (!each) return [];
        const { file, own } = this.places().of(each.line);
        return [
          `  File "${this.places().path(file)}", line ${own}, in ${each.function}\n    ${each.source.trim()}`,
        ];
      })
      .reverse();
    return {
      exceptionId: type,
      description: state.value,
      breakMode: session.breakpoints.exceptions.has('raised') ? 'always' : 'unhandled',
      details: { typeName: type, message, stackTrace: trace.join('\n') },
    };
  }

  modules(): Dap.ModulesResponse['body'] {
    const modules = this.places().all.map(file => ({
      id: file.name,
      name: file.name.replace(/\.py$/, ''),
      path: this.places().path(file),
      isUserCode: true,
    }));
    return { modules, totalModules: modules.length };
  }

  loadedSources(): Dap.LoadedSourcesResponse['body'] {
    return { sources: this.places().all.map(file => this.places().source(file)) };
  }

  source(args: Arguments): Dap.SourceResponse['body'] {
    const reference = args.optionalNumber('sourceReference') ?? 0;
    if (reference > 0)
      return { content: this.places().byReference(reference).source, mimeType: 'text/x-python' };
    const file = this.places().file(args.object('source'));
    if (!file) throw new DebuggerError('that source belongs to no file of the program');
    return { content: file.source, mimeType: 'text/x-python' };
  }

  /** The states of the walk so far, for a client that shows them. */
  timeline(args: Arguments): { entries: TimelineEntry[]; total: number } {
    const { history } = this.debuggee().session;
    const start = args.optionalNumber('start') ?? 0;
    const count = args.optionalNumber('count') ?? history.length;
    const entries = history.slice(start, start + count).map(({ action, moment }, i) => ({
      index: start + i,
      ...(action ? { action: action.action } : {}),
      ...this.entryOf(moment),
    }));
    return { entries, total: history.length };
  }

  /** The walk's position and its confidence. */
  entryOf(moment: Moment): Omit<TimelineEntry, 'index' | 'action'> {
    const { state, origin, confidence, confidences, note } = moment;
    const doubt = momentDoubt(moment);
    const head = {
      event: state.event,
      origin,
      confidence,
      ...(doubt === undefined ? {} : { doubt }),
      ...(note === undefined ? {} : { note }),
    };
    if (isExit(state)) return head;
    const { file, own } = this.places().of(state.line);
    const shares = confidences && origin !== 'observed' ? Object.fromEntries(confidences.locals) : undefined;
    return {
      ...head,
      function: state.function,
      depth: state.depth,
      line: this.places().line(own),
      path: this.places().path(file),
      source: state.source.trim(),
      ...('value' in state ? { value: shortened(state.value) } : {}),
      ...(shares ? { confidences: shares } : {}),
    };
  }
}

interface TimelineEntry {
  readonly index: number;
  readonly action?: string;
  readonly event: string;
  readonly origin: string;
  readonly confidence: number;
  readonly doubt?: string;
  readonly note?: string;
  readonly function?: string;
  readonly depth?: number;
  readonly line?: number;
  readonly path?: string;
  readonly source?: string;
  readonly value?: string;
  readonly confidences?: Readonly<Record<string, number>>;
}

/** The program's functions that a line calls, innermost first: a call happens where its brackets close. */
function calledOn(source: string, defined: ReadonlySet<string>): string[] {
  if (/^\s*(?:async\s+)?(?:def|class)\b/.test(source)) return [];
  const calls: { name: string; end: number }[] = [];
  for (const { at } of outsideStrings(source)) {
    if (source[at] === '#') break;
    const name =
      source[at] === '(' ? /([\p{L}_][\p{L}\p{N}_]*)\s*$/u.exec(source.slice(0, at))?.[1] : undefined;
    if (name !== undefined && defined.has(name)) calls.push({ name, end: closingBracket(source, at) });
  }
  return calls.sort((a, b) => a.end - b.end).map(({ name }) => name);
}
