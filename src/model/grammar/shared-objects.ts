/**
 * Follows a walk and keeps which variables may have an object in common. Variables that may are of one region: what is
 * changed through one of them may change what the others show, and nothing else. Region 0 holds what code outside
 * the activations shown may have, too.
 */
import type { Step } from '../../language/trajectory.ts';
import type { Knowledge } from '../../python/knowledge.ts';
import { ProgramContacts } from '../../python/sharing/program-contacts.ts';
import { changesWhenRead, isFlat, mayChange, mayShare } from '../../python/sharing/texts.ts';
import type { Statement } from '../../python/statements.ts';
import { isField, variableOf } from '../../tree/fields.ts';
import type { Action, CallState, ForwardState, Locals, State } from '../../tree/state.ts';
import { STEPS } from './line-so-far.ts';
import { OUTSIDE, Regions } from './regions.ts';
import { holds, isTrue, madeSame, type Same, shownAt } from './same-objects.ts';

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
  /** The texts of the containers that calls have changed, as they were; undefined for unknown ones. */
  readonly moved: (string | undefined)[];
  /** The attributes that calls have set. */
  readonly set: Set<string>;
  /** The names of the functions that it has called. */
  readonly called: Set<string>;
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

const HIDDEN = '<...>';

export class SharedObjects {
  private regions = new Regions();
  private frames: (Frame | undefined)[] = [];
  private readonly contacts: ProgramContacts;
  private followed: State[] = [];

  constructor(private readonly knowledge: Knowledge) {
    this.contacts = new ProgramContacts(knowledge);
  }

  /** Follows a walk to its end. What was followed before is kept if the walk goes on from there. */
  follow(steps: readonly Step[]): this {
    const { followed } = this;
    const { length } = followed;
    const goesOn =
      length > 0 &&
      length <= steps.length &&
      followed[0] === steps[0]!.state &&
      followed[length - 1] === steps[length - 1]!.state;
    if (!goesOn) {
      this.followed = [];
      this.frames = [];
      this.regions = new Regions();
    }
    if (this.contacts.isStrange) return this;
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
    if (this.contacts.isStrange || !line || frame.isUnclear || line.isHidden || action.action !== 'step_into')
      return undefined;
    const touched = new Set(
      [...line.touched, ...this.changedBy(frame, line)].map(each => this.regions.find(each)),
    );
    const contacts = this.contacts.of(line.statement);
    // An object that writes its own repr may show what belongs to its class.
    const isOpen = !this.knowledge.writesNone && touched.has(this.regions.find(OUTSIDE));
    return {
      mayShow: variable => {
        const region = frame.regions.get(variable);
        return isOpen || region === undefined || touched.has(this.regions.find(region));
      },
      same: this.remaining(frame, line),
      changesOnly: name =>
        line.touched.size === 0 && contacts.changes.size === 1 && contacts.changes.has(name),
    };
  }

  /** Whether a variable of the module shows the same as when the module's line began. */
  isCurrent(name: string): boolean {
    const module = this.frames[1];
    if (this.contacts.isStrange || !module?.line || module.isUnclear || module.line.isHidden) return false;
    const region = module.regions.get(name);
    if (region === undefined) return true;
    return this.frames.every(
      frame =>
        !frame?.line ||
        (!this.regions.has(frame.line.touched, region) &&
          !(frame !== this.frames.at(-1) && this.regions.has(this.changedBy(frame, frame.line), region))),
    );
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
    this.frames[depth] ??= {
      isUnclear: true,
      captured: new Set(),
      regions: new Map(),
      same: [],
      turns: new Map(),
    };
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
        frame.line = {
          statement,
          locals,
          touched: new Set(),
          moved: [],
          set: new Set(),
          called: new Set(),
          results: [],
          isHidden: false,
        };
    }
  }

  private entered({ line, locals, depth, function: name }: CallState, caller: Frame | undefined): Frame {
    const { definitions, flow } = this.knowledge;
    const isModule = name === '<module>' && depth === 1;
    const statement = flow.statementAt(line);
    const definition = statement && definitions.functionOf(statement);
    const isOwn = definition?.name === name && !definition.nested && definition.kind === 'plain';
    const frame: Frame = {
      isUnclear: !(isModule || isOwn) || this.contacts.isUnclear(isModule ? undefined : statement),
      captured: this.contacts.capturedWithin(isModule ? undefined : statement),
      regions: new Map(),
      same: [],
      turns: new Map(),
    };
    const running = caller?.line;
    running?.called.add(name);
    const sources = running ? [...this.sourcesOf(caller, running), ...running.results] : [];
    if (!running || running.isHidden || caller.isUnclear) sources.push({ text: HIDDEN, region: OUTSIDE });
    if (frame.isUnclear) for (const { region } of sources) this.regions.join(region, OUTSIDE);
    const parameters = definition ? definitions.parametersOf(definition) : [];
    for (const [variable, text] of locals) {
      if (isField(variable) || !mayChange(text)) continue;
      const region = this.regions.fresh();
      frame.regions.set(variable, region);
      for (const each of sources) if (mayShare(text, each.text)) this.regions.join(region, each.region);
      const made = parameters.find(each => each.name === variable)?.default;
      const isKept = made !== undefined && !/^[-\d'"NTF]/.test(made);
      if (frame.isUnclear || isKept || frame.captured.has(variable)) this.regions.join(region, OUTSIDE);
    }
    return frame;
  }

  /** What a return hands on: its value, and the object of a constructor. */
  private returned(frame: Frame, { value }: { readonly value: string }): Source[] {
    const found: Source[] = [];
    const { line } = frame;
    if (mayChange(value)) {
      const region = this.regions.fresh();
      const contacts = line && this.contacts.of(line.statement);
      const isNew = contacts?.makes && line!.results.length === 0 && !line!.isHidden && isFlat(value);
      if (!line || frame.isUnclear) this.regions.join(region, OUTSIDE);
      else if (!isNew) {
        const changed = new Set(
          [...line.touched, ...this.changedBy(frame, line)].map(each => this.regions.find(each)),
        );
        for (const each of [...this.sourcesOf(frame, line), ...line.results])
          if (changed.has(this.regions.find(each.region)) || mayShare(value, each.text))
            this.regions.join(region, each.region);
        if (line.isHidden) this.regions.join(region, OUTSIDE);
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
    const contacts = this.contacts.of(line.statement);
    const sources = [...this.sourcesOf(frame, line), ...line.results];
    const own = this.changedBy(frame, line);
    if (this.isUnknown(line)) for (const { region } of sources) this.regions.join(region, OUTSIDE);
    else if (contacts.keeps && own.length > 0) {
      const [first, ...rest] = sources;
      for (const { region } of rest) this.regions.join(region, first!.region);
    }
    const moved = this.movedBy(frame, line);
    for (let outer = 1; outer < depth; outer++) {
      const around = this.frames[outer]?.line;
      for (const each of own) around?.touched.add(each);
      for (const each of contacts.sets) around?.set.add(each);
      around?.moved.push(...moved);
    }
    const touched = new Set([...own, ...line.touched].map(each => this.regions.find(each)));
    // Several names may be bound to one object.
    const together = this.regions.fresh();
    for (const name of contacts.binds) {
      const text = after.get(name);
      regions.delete(name);
      if (text === undefined || !mayChange(text)) continue;
      const region = this.regions.fresh();
      const isNew = contacts.makes && line.results.length === 0 && !line.isHidden && isFlat(text);
      if (!isNew) {
        if (contacts.binds.length > 1) this.regions.join(region, together);
        for (const each of sources)
          if (touched.has(this.regions.find(each.region)) || mayShare(text, each.text))
            this.regions.join(region, each.region);
      }
      if (frame.isUnclear || this.isUnknown(line) || frame.captured.has(name))
        this.regions.join(region, OUTSIDE);
      regions.set(name, region);
    }
    for (const [name, text] of after) {
      const isChanged = text !== line.locals.get(name) && !contacts.binds.includes(name);
      const region = regions.get(name);
      if (isChanged && region !== undefined && !touched.has(this.regions.find(region)))
        this.regions.join(region, OUTSIDE);
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
    const contacts = this.contacts.of(line.statement);
    const moved = [...line.moved, ...this.movedBy(frame, line)];
    if (moved.includes(undefined)) return [];
    return frame.same.filter(each => {
      const { name, holder, path } = each;
      if (contacts.binds.includes(name) || contacts.binds.includes(variableOf(holder))) return false;
      const isSet = [...line.set, ...contacts.sets].some(word => `${holder}${path}.`.includes(`.${word}.`));
      return !isSet && !holds(each, line.locals, moved);
    });
  }

  /** The texts of the containers that a line may change by itself. */
  private movedBy({ isUnclear }: Frame, line: Running): (string | undefined)[] {
    const { statement, locals } = line;
    const contacts = this.contacts.of(statement);
    if (isUnclear || contacts.mutatesMore || this.isUnknown(line)) return [undefined];
    const found = contacts.mutates.map(node => shownAt(node, contacts.source, locals));
    // What is within such an object is unknown.
    return this.changingWhenRead({ statement, locals }).length > 0 ? [undefined] : found;
  }

  /** The variables and fields at hand that reading may change: a dict with defaults, an iterator. */
  private changingWhenRead({ statement, locals }: Pick<Running, 'statement' | 'locals'>): [string, string][] {
    const { names } = this.contacts.of(statement);
    const isOwn = (name: string) => this.knowledge.recordOf(name) !== undefined;
    return [...locals].filter(
      ([name, text]) =>
        text.includes('(') && names.has(variableOf(name)) && mayChange(text) && changesWhenRead(text, isOwn),
    );
  }

  /** What came from nowhere may be known anywhere. */
  private keepKnown({ regions }: Frame, name: string, text: string): void {
    if (isField(name)) return;
    if (!mayChange(text)) regions.delete(name);
    else if (!regions.has(name)) regions.set(name, OUTSIDE);
  }

  /** The objects that a line reads. */
  private sourcesOf(frame: Frame, line: Running): Source[] {
    const { statement, locals } = line;
    const contacts = this.contacts.of(statement);
    const found: Source[] = [];
    let reachesOut = this.isUnknown(line) || frame.isUnclear;
    for (const name of contacts.names) {
      const text = locals.get(name);
      if (text === undefined) reachesOut ||= this.contacts.isOutside(name, statement);
      else if (mayChange(text)) {
        found.push({ text, region: frame.regions.get(name) ?? OUTSIDE });
        reachesOut ||= this.contacts.keepsInClasses && !/^[[{(]/.test(text);
      } else if (text.startsWith('<'))
        reachesOut ||= new RegExp(`\\b${name}\\s*\\.`, 'u').test(contacts.source);
    }
    if (reachesOut) found.push({ text: HIDDEN, region: OUTSIDE });
    return found;
  }

  /** Whether a line may have run code that the walk does not show. */
  private isUnknown({ statement, isHidden, called }: Running): boolean {
    const { isUnknown, perhapsOwn } = this.contacts.of(statement);
    return isUnknown || isHidden || [...perhapsOwn].some(name => !called.has(name));
  }

  /** Regions of what a line may change by itself. */
  private changedBy(frame: Frame, line: Running): number[] {
    const contacts = this.contacts.of(line.statement);
    if (frame.isUnclear || this.isUnknown(line))
      return [OUTSIDE, ...this.sourcesOf(frame, line).map(({ region }) => region)];
    const found: number[] = [];
    for (const name of contacts.changes) {
      const text = line.locals.get(name);
      if (text === undefined || text.startsWith('<class ')) found.push(OUTSIDE);
      else if (mayChange(text)) found.push(frame.regions.get(name) ?? OUTSIDE);
    }
    for (const [name] of this.changingWhenRead(line))
      found.push(frame.regions.get(variableOf(name)) ?? OUTSIDE);
    return found;
  }
}

function isWithin({ parent }: Statement, block: Statement): boolean {
  return parent !== undefined && (parent === block || isWithin(parent, block));
}

function isForward(state: State): state is Exclude<ForwardState, { event: 'exit' }> {
  return 'depth' in state && !state.event.startsWith('inv_');
}
