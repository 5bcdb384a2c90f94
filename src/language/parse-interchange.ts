/**
 * Reads the interchange form. The form gives lines by their text, and neither depths nor vanished names. Where
 * several readings are possible the likeliest is taken, and `listed` keeps what the text said, so that it can be
 * written back. A line that the context does not show has the number 0.
 */

import type { ContextCode } from '../python/functions.ts';
import type { Action, Locals, PlacedState, State } from '../tree/state.ts';
import type { Event } from './depths.ts';
import { type Item, type Items, type Report, TEXT } from './items.ts';
import { LanguageError } from './language-error.ts';
import { parseJsonLocals, parseJsonString } from './parse-json.ts';
import { ACTIONS, describe, EVENTS, EXITS } from './parse-own.ts';
import { Shown } from './shown-so-far.ts';
import { SPECIAL, SPECIAL_TEXTS } from './specials.ts';
import type { Step } from './trajectory.ts';
import { type Draft, stateOf } from './unfinished-state.ts';
import { InterchangeShown } from './write-interchange.ts';

export class InterchangeParser {
  private readonly shown = new Shown();
  private readonly changes = new InterchangeShown();
  private lastWithLocals: (PlacedState & { locals: Locals }) | undefined;
  draft: Draft = {};

  constructor(
    private readonly items: Items,
    private readonly report: Report,
  ) {}

  state(code: ContextCode): Step {
    this.draft = {};
    const item = this.items.take();
    const exit = EXITS.get(item.id);
    if (exit !== undefined) return this.finish({ event: 'exit', exit });
    if (item.id === SPECIAL.inv_exit_entry) return this.finish({ event: 'inv_exit_entry' });
    const event = EVENTS.get(item.id);
    if (event === undefined) this.unexpected('a state', item);
    this.parts(event, code);
    return this.finish(stateOf(this.draft)!);
  }

  finish(state: State): Step {
    this.shown.show(state, undefined);
    this.changes.show(state, undefined);
    if (state.event === 'call' || state.event === 'line') this.lastWithLocals = state;
    const { listed } = this.draft;
    return listed === undefined ? { state } : { state, listed };
  }

  action(code: ContextCode): Action {
    const item = this.items.take();
    const simple = ACTIONS.get(item.id);
    const action: Action = simple === undefined ? this.breakpoint(item, code) : { action: simple };
    this.shown.take(action);
    this.changes.take(action);
    return action;
  }

  private breakpoint(item: Item, code: ContextCode): Action {
    if (item.id !== SPECIAL.breakpoint) this.unexpected('an action', item);
    const { start } = this.items.peek();
    const source = this.text();
    const line = code.linesOf(source)[0];
    if (line === undefined) this.report(`the context has no line ${JSON.stringify(source)}`, start);
    return { action: 'breakpoint', lines: [line ?? 1] };
  }

  private parts(event: Event, code: ContextCode): void {
    const { draft } = this;
    draft.event = event;
    const previous = this.shown.previous;
    draft.depth = this.shown.impliedDepth(event) ?? (previous && 'depth' in previous ? previous.depth : 1);
    if (event === 'line') {
      this.expect(SPECIAL.arg_sep);
      this.locals(this.items.peek().start);
      this.place(code);
      return;
    }
    this.place(code);
    this.expect(SPECIAL.arg_sep);
    const { start } = this.items.peek();
    switch (event) {
      case 'call':
      case 'inv_call': {
        const { entries, rest } = parseJsonLocals(this.text(), start, this.report);
        if (rest) this.report('a call is written in full: ".." cannot stand here', start);
        draft.locals = new Map(entries);
        break;
      }
      case 'inv_line':
      case 'inv_line_call':
        this.known(start);
        break;
      default:
        draft.value = parseJsonString(this.text(), start, this.report) ?? '';
    }
  }

  /** Reads the locals of a line: in full, or as changes of those shown last. */
  private locals(start: number): void {
    const { draft } = this;
    const { entries, rest } = parseJsonLocals(this.text(), start, this.report);
    const last = this.lastWithLocals;
    const open = this.changes.open && last !== undefined;
    if (rest && !open)
      this.report('".." stands for unchanged names, and here nothing was shown before', start);
    if (rest && open) draft.depth = last.depth;
    draft.locals = rest && open ? laidOver(last.locals, entries) : new Map(entries);
    draft.listed = { names: entries.map(([name]) => name), gone: [], rest };
  }

  /** Reads the locals of a line met backwards. */
  private known(start: number): void {
    const { draft } = this;
    const { entries, rest } = parseJsonLocals(this.text(), start, this.report);
    draft.locals = new Map(entries);
    draft.listed = { names: entries.map(([name]) => name), gone: [], rest };
    if (!rest) return;
    draft.partial = true;
    const before = this.shown.reference(stateOf(draft) as PlacedState, undefined);
    if (before) draft.locals = laidOver(before, entries);
  }

  private place(code: ContextCode): void {
    const { draft } = this;
    this.expect(SPECIAL.src_sep);
    const source = this.text();
    draft.source = source;
    draft.line = this.likeliest(code.linesOf(source), code);
    const called = draft.event === 'call' || draft.event === 'inv_call';
    draft.function = called ? code.calledName(draft.line) : this.functionAt(draft.line, code);
  }

  /** Chooses among equal lines one in the same function as the activation; a walk mostly goes on downwards. */
  private likeliest(lines: readonly number[], code: ContextCode): number {
    if (lines.length < 2) return lines[0] ?? 0;
    const name = this.shown.at(this.draft.depth!)?.function;
    const own = lines.filter(line => name === undefined || code.functionName(line) === name);
    const candidates = own.length > 0 ? own : lines;
    const action = this.shown.action;
    if (action?.action === 'breakpoint' && candidates.includes(action.lines[0]!)) return action.lines[0]!;
    const previous = this.shown.previous;
    const from = previous && 'depth' in previous && previous.depth === this.draft.depth ? previous.line : 0;
    const ends = this.draft.event !== 'line';
    return candidates.find(line => (ends ? line >= from : line > from)) ?? candidates[0]!;
  }

  private functionAt(line: number, code: ContextCode): string {
    return this.shown.at(this.draft.depth!)?.function ?? code.functionName(line);
  }

  private text(): string {
    return this.items.peek().id === TEXT ? this.items.take().text : '';
  }

  private expect(id: number): void {
    const item = this.items.peek();
    if (item.id !== id) this.unexpected(SPECIAL_TEXTS[id]!, item);
    this.items.take();
  }

  private unexpected(wanted: string, { id, start }: Item): never {
    throw new LanguageError(`expected ${wanted}, found ${describe(id)}`, this.items.position(start));
  }
}

/**
 * Applies changes to the names before. Names that the text lists out of order have come again: they go to the end.
 */
function laidOver(before: Locals, entries: readonly (readonly [string, string])[]): Locals {
  const locals = new Map(before);
  const order = [...before.keys()];
  let last = -1;
  for (const [name, value] of entries) {
    const place = order.indexOf(name);
    if (place > last) last = place;
    else {
      locals.delete(name);
      last = order.length;
    }
    locals.set(name, value);
  }
  return locals;
}
