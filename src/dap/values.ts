/** Frames and variables at one stop, as a client sees them: each has a number, and may have parts. */
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { DebuggerError, type Frame } from '../debugger/engine.ts';
import { localsOf } from '../debugger/frames.ts';
import type { Session } from '../debugger/session.ts';
import { literalRepr } from '../python/literals.ts';
import { partText, type Repr, readRepr, withPart } from '../python/reprs.ts';
import { fieldsUnder, variablesOf } from '../tree/fields.ts';
import { isExit, type Locals, type PlacedState } from '../tree/state.ts';
import { variableDoubt } from './confidence-text.ts';
import type { Places } from './places.ts';

/** A value that can be unfolded. */
export interface Value {
  readonly text: string;
  /** The Python expression that reaches it; undefined if there is none. */
  readonly expression: string | undefined;
  /** Its frame, counted from the innermost. */
  readonly frame: number;
  /** The variable that holds it, and that variable's text with another value here; missing if it cannot be set. */
  readonly holder?: { readonly name: string; readonly with: (text: string) => string };
}

interface Entry extends Value {
  readonly name: string;
  readonly doubt?: string | undefined;
}

/** A scope lists its variables on request; a value its parts. */
type Node = { readonly entries: () => Entry[] } | { readonly value: Value };

/** Longer values are cut in lists; unfolding, hovering and copying show more. */
const LISTED = 1000;

export class Values {
  private readonly nodes = new Map<number, Node>();
  private readonly frameIds = new Map<number, number>();
  private last = 0;

  constructor(
    private readonly session_: () => Session,
    private readonly places: () => Places,
    private readonly showsTypes: () => boolean,
  ) {}

  private get session(): Session {
    return this.session_();
  }

  /** Each stop gives new numbers; the old ones become invalid. */
  forget(): void {
    this.nodes.clear();
    this.frameIds.clear();
  }

  frameId(index: number): number {
    for (const [id, known] of this.frameIds) if (known === index) return id;
    this.frameIds.set(++this.last, index);
    return this.last;
  }

  /** The frame of a number, or the innermost where none is given. */
  frameIndex(id: number | undefined): number {
    if (id === undefined) return 0;
    const index = this.frameIds.get(id);
    if (index === undefined)
      throw new DebuggerError(`there is no frame ${id} at this stop: ask for the stack again`);
    return index;
  }

  frame(index: number): Frame {
    const frame = this.session.frames[index];
    if (!frame) throw new DebuggerError('the program has ended: there is no frame to look at');
    return frame;
  }

  /** The variables of a frame, and `__return__` for what a call returned. */
  locals(index: number): Locals {
    const { state } = this.session.moment;
    if (isExit(state) && index === 0) return new Map();
    const place = this.frame(index).state;
    const locals = localsOf(place) ?? new Map<string, string>();
    return place && 'value' in place ? new Map([...locals, ['__return__', place.value]]) : locals;
  }

  scopes(index: number): Dap.Scope[] {
    const { state } = this.frame(index);
    if (!state) return [];
    const scope = (name: string, hint: string, entries: () => Entry[]): Dap.Scope => {
      const shown = entries();
      return {
        name,
        presentationHint: hint,
        variablesReference: this.add({ entries }),
        namedVariables: shown.length,
        expensive: false,
      };
    };
    // The first is what editors unfold: arguments and locals together, as in other debuggers.
    const scopes = [scope('Locals', 'locals', () => this.variablesOf(index))];
    if ('value' in state) {
      const raised = state.event.endsWith('exception');
      const name = raised ? 'Raised' : 'Returned';
      const label = `(${raised ? 'raised in' : 'return'}) ${state.function}`;
      scopes.push(
        scope(name, 'returnValue', () => [
          {
            name: label,
            text: state.value,
            expression: '__return__',
            frame: index,
            doubt: this.valueDoubt(index),
          },
        ]),
      );
    }
    const constants = this.constants(state);
    if (constants.length > 0)
      scopes.push(
        scope('Constants of the module', 'globals', () =>
          constants.map(([name, text]) => ({ name, text, expression: name, frame: index })),
        ),
      );
    return scopes;
  }

  /** The variables of a scope or the parts of a value, from `start` on. */
  variables(
    reference: number,
    { start = 0, count = 0, filter }: { start?: number; count?: number; filter?: string | undefined },
  ): Dap.Variable[] {
    const node = this.nodes.get(reference);
    if (!node)
      throw new DebuggerError(`there are no variables ${reference} at this stop: ask for the scopes again`);
    const entries = 'entries' in node ? node.entries() : this.parts(node.value, filter);
    const to = count > 0 ? start + count : undefined;
    return entries.slice(start, to).map(entry => this.variable(entry));
  }

  /** A variable or part by its name, to set or to watch it. */
  named(reference: number, name: string): Value {
    const node = this.nodes.get(reference);
    if (!node)
      throw new DebuggerError(`there are no variables ${reference} at this stop: ask for the scopes again`);
    const entries = 'entries' in node ? node.entries() : this.parts(node.value);
    const found = entries.find(entry => entry.name === name);
    if (!found) throw new DebuggerError(`there is no ${name} among these variables`);
    return found;
  }

  /** The value of an expression made of a name, items and attributes; undefined for any other. */
  byPath(expression: string, frame: number): Value | undefined {
    const [, name, path] = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*((?:\.|\[).*)?$/su.exec(expression) ?? [];
    const text = name === undefined ? undefined : this.locals(frame).get(name);
    if (name === undefined || text === undefined) return undefined;
    let value: Value = { text, expression: name, frame, ...holderOf(name) };
    let rest = (path ?? '').trim();
    while (rest !== '') {
      const whole = `${value.expression}${rest}`;
      const part = this.parts(value).find(
        ({ expression: own }) =>
          own !== undefined && whole.startsWith(own) && /^\s*(?:$|[.[])/.test(whole.slice(own.length)),
      );
      if (!part) return undefined;
      rest = whole.slice(part.expression!.length).trim();
      value = part;
    }
    return value;
  }

  /** A value for the client: its text, how it unfolds, its type. */
  shownValue(value: Value, whole = false): Omit<Dap.Variable, 'name'> {
    const repr = readRepr(value.text);
    const fields = this.fieldsOf(value);
    const doubt = (value as Entry).doubt;
    const type = doubt === undefined ? repr.type : `${repr.type} · ${doubt}`.replace(/^ · /, '');
    return {
      value: whole ? value.text : shortened(value.text),
      variablesReference: repr.parts.length + fields.length > 0 ? this.add({ value }) : 0,
      ...(this.showsTypes() && type !== '' ? { type } : {}),
      ...(fields.length > 0 ? { namedVariables: fields.length } : countOf(repr)),
      ...(value.expression === undefined ? {} : { evaluateName: value.expression }),
    };
  }

  private variable(entry: Entry): Dap.Variable {
    return { name: entry.name, ...this.shownValue(entry) };
  }

  private add(node: Node): number {
    this.nodes.set(++this.last, node);
    return this.last;
  }

  private variablesOf(index: number): Entry[] {
    const locals = localsOf(this.frame(index).state) ?? new Map<string, string>();
    return [...variablesOf(locals)].map(([name, text]) => this.held(name, name, text, index));
  }

  /** A variable or an object's field: both are among a state's locals and can be set there. */
  private held(name: string, expression: string, text: string, frame: number): Entry {
    const doubt = frame === 0 ? variableDoubt(this.session.moment, expression) : undefined;
    return { name, text, expression, frame, ...holderOf(expression), doubt };
  }

  /** The fields of an object of one of the program's own classes. */
  private fieldsOf({ expression, frame }: Value): Entry[] {
    if (expression === undefined) return [];
    const locals = localsOf(this.frame(frame).state) ?? new Map<string, string>();
    return [...fieldsUnder(locals, expression)].map(([name, text]) =>
      this.held(name, `${expression}.${name}`, text, frame),
    );
  }

  /** The names that can be written behind an expression and a dot. */
  attributes(expression: string, frame: number): string[] {
    const value = this.byPath(expression, frame);
    const parts = value ? this.parts(value) : [];
    return parts.flatMap(({ name, expression: own }) =>
      own === `${value?.expression}.${name}` ? [name] : [],
    );
  }

  private valueDoubt(index: number): string | undefined {
    const share = this.session.moment.confidences?.value;
    return index > 0 || share === undefined ? undefined : `${Math.floor(100 * share)} %`;
  }

  private parts(value: Value, filter?: string): Entry[] {
    const fields = this.fieldsOf(value);
    if (fields.length > 0) return filter === 'indexed' ? [] : fields;
    const { parts, counted } = readRepr(value.text);
    if ((filter === 'indexed' && !counted) || (filter === 'named' && counted)) return [];
    return parts.map(part => ({
      name: part.name,
      text: partText(value.text, part),
      expression:
        value.expression === undefined || part.access === undefined
          ? undefined
          : value.expression + part.access,
      frame: value.frame,
      ...(value.holder
        ? {
            holder: {
              name: value.holder.name,
              with: (text: string) => value.holder!.with(withPart(value.text, part, text)),
            },
          }
        : {}),
    }));
  }

  /** Names to which the module's text gives a plain value exactly once. */
  private constants(state: PlacedState): (readonly [string, string])[] {
    if (state.function === '<module>') return [];
    const found = new Map<string, string | undefined>();
    for (const line of this.places().of(state.line).file.lines) {
      const [, name, value] =
        /^([\p{L}_][\p{L}\p{N}_]*)\s*(?::[^=]+)?=(?!=)\s*(.*?)\s*(?:#.*)?$/u.exec(line) ?? [];
      if (name !== undefined) found.set(name, found.has(name) ? undefined : literalRepr(value ?? ''));
    }
    return [...found].flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
  }
}

function holderOf(name: string): Pick<Value, 'holder'> {
  return { holder: { name, with: text => text } };
}

function countOf({ parts, counted }: Repr): { indexedVariables?: number; namedVariables?: number } {
  if (parts.length === 0) return {};
  return counted ? { indexedVariables: parts.length } : { namedVariables: parts.length };
}

export function shortened(text: string): string {
  const characters = text.length > LISTED ? [...text] : [];
  if (characters.length <= LISTED) return text;
  return `${characters.slice(0, LISTED).join('')}… (${characters.length} characters)`;
}
