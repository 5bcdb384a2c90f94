/**
 * Follows a walk and keeps which variables may have an object in common. Variables that may are of one region: what is
 * changed through one of them may change what the others show, and nothing else. Region 0 holds what code outside
 * the activations shown may have, too.
 */
import type { Step } from '../../language/trajectory.ts';
import type { Knowledge } from '../../python/knowledge.ts';
import { StatementContacts } from '../../python/sharing/contacts.ts';
import { isFlat, mayChange, mayShare } from '../../python/sharing/texts.ts';
import type { Statement } from '../../python/statements.ts';
import { boundWithin } from '../../python/bindings.ts';
import { BUILTINS } from '../../python/calls.ts';
import { isField, variableOf } from '../../tree/fields.ts';
import type { Action, CallState, ForwardState, Locals, State } from '../../tree/state.ts';
import { isTrue, madeSame, type Same } from './same-objects.ts';

/** What can change in an activation until its line has run. */
export interface Changes {
  /** Whether a variable may show a change of its object. */
  mayShow(variable: string): boolean;
  /** Variables that are the same objects as items or fields of others, before and after. */
  readonly same: readonly Same[];
  /** Whether nothing is changed but through this variable. */
  changesOnly(name: string): boolean;
}

/** An object that a line has at hand. */
interface Source {
  readonly text: string;
  readonly region: number;
}

/** A line that has begun to run. */
interface Running {
  readonly statement: Statement;
  readonly locals: Locals;
  /** Regions of what has been changed since it began. */
  readonly touched: Set<number>;
  /** What calls have returned to it. */
  readonly results: Source[];
  /** Whether calls were made that the walk does not show. */
  isHidden: boolean;
}

interface Frame {
  /** Nothing is known about it: all its variables are of region 0. */
  readonly isUnclear: boolean;
  /** The names that code which outlives a line may use: inner functions. */
  readonly captured: ReadonlySet<string>;
  readonly regions: Map<string, number>;
  line?: Running | undefined;
  /** Variables that are the same objects as items and fields of others. */
  same: readonly Same[];
  /** Of each loop, the iterations begun. */
  readonly turns: Map<Statement, number>;
  /** The statement that ran last. */
  last?: Statement | undefined;
}

const OUTSIDE = 0;
const HIDDEN = '<...>';
const STEPS: ReadonlySet<string> = new Set(['step_into', 'step_over', 'step_return']);
/** Code that runs between the lines shown. */
const BESIDE = /\b(?:threading|Thread|concurrent|asyncio|multiprocessing|contextvars)\b/;

export class SharedObjects {
  private readonly parents = [OUTSIDE];
  private frames: (Frame | undefined)[] = [];
  private readonly contacts = new Map<Statement, StatementContacts>();
  private readonly outside = new Map<string, boolean>();
  private readonly capturedIn = new Map<Statement | undefined, ReadonlySet<string>>();
  private readonly keepsInClasses: boolean;
  private readonly isOff: boolean;
  private followed: State[] = [];

  constructor(private readonly knowledge: Knowledge) {
    const { definitions, reach } = knowledge;
    this.isOff =
      reach.isStrange ||
      reach.always.size > 0 ||
      !knowledge.isPlainlyWritten ||
      definitions.texts.some(text => BESIDE.test(text));
    this.keepsInClasses = definitions.classes.some(({ statement }) =>
      statement.body.some(each => each.keyword !== 'def' && /[[{(]/.test(each.text)),
    );
  }

  /** Follows a walk to its end. What was followed before is kept if the walk goes on from there. */
  follow(steps: readonly Step[]): this {
    const { followed } = this;
    const { length } = followed;
    const goesOn =
      length > 0 && length <= steps.length && followed[0] === steps[0]!.state &&
      followed[length - 1] === steps[length - 1]!.state;
    if (!goesOn) {
      this.followed = [];
      this.frames = [];
      this.parents.length = 1;
    }
    if (this.isOff) return this;
    for (let at = this.followed.length; at < steps.length; at++) {
      this.show(steps[at]!.state, steps[at - 1]?.action);
      this.followed.push(steps[at]!.state);
    }
    return this;
  }

  /** What can change in an activation until its line has run; undefined if it is unknown. */
  after(depth: number, action: Action): Changes | undefined {
    const frame = this.frames[depth];
    const line = frame?.line;
    if (this.isOff || !line || frame.isUnclear || line.isHidden || action.action !== 'step_into')
      return undefined;
    const touched = new Set([...line.touched, ...this.changedBy(frame, line)].map(each => this.find(each)));
    const contacts = this.contactsOf(line.statement);
    return {
      mayShow: variable => {
        const region = frame.regions.get(variable);
        return region === undefined || touched.has(this.find(region));
      },
      same: this.remaining(frame, line),
      changesOnly: name => line.touched.size === 0 && contacts.changes.size === 1 && contacts.changes.has(name),
    };
  }

  private show(state: State, action: Action | undefined): void {
    if (!isForward(state)) {
      this.frames = [];
      return;
    }
    const { depth } = state;
    if (action && !STEPS.has(action.action)) this.frames = [];
    else if (action && action.action !== 'step_into')
      for (const frame of this.frames) if (frame?.line) frame.line.isHidden = true;
    if (state.event === 'call') {
      this.frames.length = Math.min(this.frames.length, depth);
      this.frames[depth] = this.entered(state, this.frames[depth - 1]);
      return;
    }
    this.frames.length = Math.min(this.frames.length, depth + 1);
    this.frames[depth] ??= { isUnclear: true, captured: new Set(), regions: new Map(), same: [], turns: new Map() };
    const frame = this.frames[depth];
    const locals = state.locals ?? frame.line?.locals;
    const returned = state.event === 'return' ? this.returned(frame, state) : [];
    this.finish(frame, depth, locals);
    if (state.event === 'return') {
      this.frames[depth - 1]?.line?.results.push(...returned);
      this.frames.length = depth;
    } else if (state.event === 'line') {
      const statement = this.knowledge.flow.statementAt(state.line);
      if (statement && locals)
        frame.line = { statement, locals, touched: new Set(), results: [], isHidden: false };
    }
  }

  private entered({ line, locals, depth, function: name }: CallState, caller: Frame | undefined): Frame {
    const { definitions, flow } = this.knowledge;
    const isModule = name === '<module>' && depth === 1;
    const statement = flow.statementAt(line);
    const definition = statement && definitions.functionOf(statement);
    const isOwn = definition?.name === name && !definition.nested && definition.kind === 'plain';
    const frame: Frame = {
      isUnclear: !(isModule || isOwn) || this.isUnclear(isModule ? undefined : statement),
      captured: this.capturedWithin(isModule ? undefined : statement),
      regions: new Map(),
      same: [],
      turns: new Map(),
    };
    const running = caller?.line;
    const sources = running ? [...this.sourcesOf(caller, running), ...running.results] : [];
    if (!running || running.isHidden || caller.isUnclear) sources.push({ text: HIDDEN, region: OUTSIDE });
    if (frame.isUnclear) for (const { region } of sources) this.join(region, OUTSIDE);
    const parameters = definition ? definitions.parametersOf(definition) : [];
    for (const [variable, text] of locals) {
      if (isField(variable) || !mayChange(text)) continue;
      const region = this.fresh();
      frame.regions.set(variable, region);
      for (const each of sources) if (mayShare(text, each.text)) this.join(region, each.region);
      const made = parameters.find(each => each.name === variable)?.default;
      const isKept = made !== undefined && !/^[-\d'"NTF]/.test(made);
      if (frame.isUnclear || isKept || frame.captured.has(variable)) this.join(region, OUTSIDE);
    }
    return frame;
  }

  /** What a return hands on: its value, and the object of a constructor. */
  private returned(frame: Frame, { value }: { readonly value: string }): Source[] {
    const found: Source[] = [];
    const { line } = frame;
    if (mayChange(value)) {
      const region = this.fresh();
      const contacts = line && this.contactsOf(line.statement);
      const isNew = contacts?.makes && line!.results.length === 0 && !line!.isHidden && isFlat(value);
      if (!line || frame.isUnclear) this.join(region, OUTSIDE);
      else if (!isNew) {
        const changed = new Set([...line.touched, ...this.changedBy(frame, line)].map(each => this.find(each)));
        for (const each of [...this.sourcesOf(frame, line), ...line.results])
          if (changed.has(this.find(each.region)) || mayShare(value, each.text)) this.join(region, each.region);
        if (line.isHidden) this.join(region, OUTSIDE);
      }
      found.push({ text: value, region });
    }
    const [first] = frame.regions;
    if (first) found.push({ text: HIDDEN, region: first[1] });
    return found;
  }

  /** The line has run. */
  private finish(frame: Frame, depth: number, after: Locals | undefined): void {
    const { line, regions } = frame;
    const kept = line && after ? this.remaining(frame, line).filter(each => isTrue(each, after)) : [];
    frame.line = undefined;
    frame.same = kept;
    if (!line || !after) {
      for (const [name, text] of after ?? []) this.keepKnown(frame, name, text);
      return;
    }
    const contacts = this.contactsOf(line.statement);
    const sources = [...this.sourcesOf(frame, line), ...line.results];
    const own = this.changedBy(frame, line);
    if (contacts.isUnknown || line.isHidden)
      for (const { region } of sources) this.join(region, OUTSIDE);
    else if (contacts.keeps && own.length > 0) {
      const [first, ...rest] = sources;
      for (const { region } of rest) this.join(region, first!.region);
    }
    for (let outer = 1; outer < depth; outer++)
      for (const each of own) this.frames[outer]?.line?.touched.add(each);
    const touched = new Set([...own, ...line.touched].map(each => this.find(each)));
    // Several names may be bound to one object.
    const together = this.fresh();
    for (const name of contacts.binds) {
      const text = after.get(name);
      regions.delete(name);
      if (text === undefined || !mayChange(text)) continue;
      const region = this.fresh();
      const isNew = contacts.makes && line.results.length === 0 && !line.isHidden && isFlat(text);
      if (!isNew) {
        if (contacts.binds.length > 1) this.join(region, together);
        for (const each of sources)
          if (touched.has(this.find(each.region)) || mayShare(text, each.text)) this.join(region, each.region);
      }
      if (frame.isUnclear || line.isHidden || contacts.isUnknown || frame.captured.has(name))
        this.join(region, OUTSIDE);
      regions.set(name, region);
    }
    for (const [name, text] of after) {
      const isChanged = text !== line.locals.get(name) && !contacts.binds.includes(name);
      const region = regions.get(name);
      if (isChanged && region !== undefined && !touched.has(this.find(region))) this.join(region, OUTSIDE);
      this.keepKnown(frame, name, text);
    }
    for (const name of [...regions.keys()]) if (!after.has(name)) regions.delete(name);
    const { statement } = line;
    const isLoop = statement.keyword === 'for';
    const turn = isLoop ? this.turnOf(frame, statement) : undefined;
    frame.last = statement;
    if (line.isHidden || frame.isUnclear || line.results.length > 0 || touched.size > 0) return;
    const same = madeSame(contacts, line.locals, after, turn);
    if (same && !frame.captured.has(same.name)) frame.same = [...frame.same, same];
  }

  /** The number of the iteration that a loop begins. */
  private turnOf(frame: Frame, statement: Statement): number {
    const goesOn = frame.last !== undefined && isWithin(frame.last, statement);
    const turn = goesOn ? (frame.turns.get(statement) ?? 0) + 1 : 0;
    frame.turns.set(statement, turn);
    return turn;
  }

  /** The same objects that a line leaves so: it binds none of them anew, and moves nothing where they are held. */
  private remaining(frame: Frame, line: Running): readonly Same[] {
    if (frame.same.length === 0) return frame.same;
    const contacts = this.contactsOf(line.statement);
    if (line.isHidden || contacts.isUnknown) return [];
    const own = new Set(this.changedBy(frame, line).map(each => this.find(each)));
    const touched = new Set([...line.touched].map(each => this.find(each)));
    return frame.same.filter(({ name, holder }) => {
      const variable = variableOf(holder);
      if (contacts.binds.includes(name) || contacts.binds.includes(variable)) return false;
      const region = frame.regions.get(name);
      if (region === undefined || touched.has(this.find(region))) return false;
      if (contacts.sets.size > 0 && holder !== variable) return false;
      const isOwn = contacts.changes.size === 1 && contacts.changes.has(name);
      return isOwn || !own.has(this.find(region));
    });
  }

  /** What came from nowhere may be known anywhere. */
  private keepKnown({ regions }: Frame, name: string, text: string): void {
    if (isField(name)) return;
    if (!mayChange(text)) regions.delete(name);
    else if (!regions.has(name)) regions.set(name, OUTSIDE);
  }

  /** The objects that a line reads. */
  private sourcesOf(frame: Frame, { statement, locals, isHidden }: Running): Source[] {
    const contacts = this.contactsOf(statement);
    const found: Source[] = [];
    let reachesOut = isHidden || contacts.isUnknown || frame.isUnclear;
    for (const name of contacts.names) {
      const text = locals.get(name);
      if (text === undefined) reachesOut ||= this.isOutside(name, statement);
      else if (mayChange(text)) {
        found.push({ text, region: frame.regions.get(name) ?? OUTSIDE });
        reachesOut ||= this.keepsInClasses && !/^[[{(]/.test(text);
      } else if (text.startsWith('<')) reachesOut ||= new RegExp(`\\b${name}\\s*\\.`, 'u').test(contacts.source);
    }
    if (reachesOut) found.push({ text: HIDDEN, region: OUTSIDE });
    return found;
  }

  /** Regions of what a line may change by itself. */
  private changedBy(frame: Frame, line: Running): number[] {
    const contacts = this.contactsOf(line.statement);
    if (contacts.isUnknown || line.isHidden)
      return [OUTSIDE, ...this.sourcesOf(frame, line).map(({ region }) => region)];
    const found: number[] = [];
    for (const name of contacts.changes) {
      const text = line.locals.get(name);
      if (text === undefined) found.push(OUTSIDE);
      else if (mayChange(text)) found.push(frame.regions.get(name) ?? OUTSIDE);
    }
    // Looking at an object of a library may change it: a dict with defaults, an iterator.
    for (const name of contacts.names) {
      const text = line.locals.get(name);
      if (text !== undefined && mayChange(text) && !/^[[({]|^<\S+ object>$/.test(text))
        found.push(frame.regions.get(name) ?? OUTSIDE);
    }
    return found;
  }

  /** Whether a name that is no variable may stand for an object that other code has, too. */
  private isOutside(name: string, statement: Statement): boolean {
    let found = this.outside.get(name);
    if (found === undefined) {
      const { knowledge } = this;
      const { definitions } = knowledge;
      const isBuiltin = BUILTINS.has(name) && definitions.boundAt(name).length === 0;
      const isDefined =
        definitions.className(name) !== undefined || definitions.functionName(name) !== undefined;
      found = !isBuiltin && !isDefined && !knowledge.isImported(name) && !knowledge.constantOf(name).fixed;
      this.outside.set(name, found);
    }
    return found && !boundWithin(statement).includes(name);
  }

  private contactsOf(statement: Statement): StatementContacts {
    let found = this.contacts.get(statement);
    if (!found) {
      found = new StatementContacts(statement, this.knowledge);
      this.contacts.set(statement, found);
    }
    return found;
  }

  /** Whether a function, or the module, has statements that run more than they show. */
  private isUnclear(within: Statement | undefined): boolean {
    const body = within ? within.body : this.knowledge.flow.statements.filter(each => !each.parent);
    const isStrange = (each: Statement): boolean =>
      /^(?:with|match|async)$/.test(each.keyword) ||
      /\b(?:yield|await)\b/.test(each.text) ||
      (each.keyword !== 'def' && each.keyword !== 'class' && each.body.some(isStrange));
    return body.some(isStrange);
  }

  private capturedWithin(within: Statement | undefined): ReadonlySet<string> {
    let found = this.capturedIn.get(within);
    if (!found) {
      const names = new Set<string>();
      const addAll = (code: string) => {
        for (const [name] of code.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)) names.add(name);
      };
      const all = (each: Statement): void => {
        addAll(`${each.text} ${each.inline}`);
        each.body.forEach(all);
      };
      const visit = (each: Statement): void => {
        if (each.keyword === 'def' || each.keyword === 'class') all(each);
        else {
          const code = `${each.text} ${each.inline}`;
          if (/\blambda\b|\([^()]*\bfor\b/.test(code.replace(/^for\b/, ''))) addAll(code);
          each.body.forEach(visit);
        }
      };
      (within ? within.body : this.knowledge.flow.statements.filter(each => !each.parent)).forEach(visit);
      found = names;
      this.capturedIn.set(within, found);
    }
    return found;
  }

  private fresh(): number {
    this.parents.push(this.parents.length);
    return this.parents.length - 1;
  }

  private find(region: number): number {
    let at = region;
    while (this.parents[at] !== at) at = this.parents[at]!;
    this.parents[region] = at;
    return at;
  }

  /** The region outside keeps its number. */
  private join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a < b) this.parents[b] = a;
    else this.parents[a] = b;
  }
}

function isWithin({ parent }: Statement, block: Statement): boolean {
  return parent !== undefined && (parent === block || isWithin(parent, block));
}

function isForward(state: State): state is Exclude<ForwardState, { event: 'exit' }> {
  return 'depth' in state && !state.event.startsWith('inv_');
}
