/** Changes of items whose place a state shows: what certainly becomes of the text there. */

import { neverFails } from '../operators.ts';
import { partText, type ReprPart, readRepr, withPart } from '../reprs.ts';
import { mayChange } from '../sharing/texts.ts';
import { hasOneText, UNKNOWN } from '../values.ts';
import type { Known, Place } from './known-values.ts';
import { Loops } from './loops.ts';

/** Methods of lists that leave the items that were there, in their places. */
const ADDING = new Set(['append', 'extend']);
/** Texts of values that hold nothing that could change. */
const SIMPLE = /^(?:-?\d[\w.+-]*|'[^'\\]*'|"[^"\\]*"|None|True|False)$/;

export abstract class Stores extends Loops {
  /** Sets an item. On a list or dict with a plain key, that calls nothing. */
  protected storeItem([held, key]: readonly [Known, Known], value: Known): void {
    const isBuiltin = this.isBuiltin(held);
    if (!key.plain || !(held.plain || isBuiltin)) {
      this.operation('[ =', [UNKNOWN], true);
      return;
    }
    const { text, plain } = this.now(value);
    const change = isBuiltin && (plain || text !== undefined) ? this.stored(held, key, text) : undefined;
    this.raises ||= change === undefined;
    this.mayChange(isBuiltin ? held.text : undefined);
    change?.();
  }

  /** Augments an item of a builtin container by something plain. A number or text is replaced by another. */
  protected augmentItem([held, key]: readonly [Known, Known], operator: string, added: Known): void {
    const old = this.isBuiltin(held) ? this.itemOf(held, key) : undefined;
    const isLeaf = old !== undefined && SIMPLE.test(old);
    const change = isLeaf ? this.stored(held, key, undefined) : undefined;
    this.raises ||= !change || !neverFails(operator, old, this.now(added).text);
    this.mayChange(isLeaf ? held.text : undefined);
    change?.();
  }

  /** Calls a method of a builtin value with plain arguments: at most its object changes. */
  protected callMethod(on: Known, method: string): void {
    const change = ADDING.has(method) ? this.added(on, method === 'append') : undefined;
    this.raises ||= !(change && method === 'append');
    if (on.plain && on.text !== undefined && !mayChange(on.text)) return;
    this.mayChange(on.plain && this.knowledge.isPlainlyWritten ? on.text : undefined);
    change?.();
  }

  private isBuiltin({ text }: Known): boolean {
    return this.knowledge.isPlainlyWritten && /^[[{]/.test(text ?? '');
  }

  /** Sets a known item. It is certain what becomes of the text around it. */
  private stored(held: Known, key: Known, value: string | undefined): (() => void) | undefined {
    const { place, text } = held;
    const around = place && text !== undefined ? this.around(place, text) : undefined;
    if (!around || key.text === undefined || text === undefined) return undefined;
    // A container within itself is shown as dots.
    if (value?.includes(text)) return undefined;
    const { parts, type } = readRepr(text);
    if (
      text.startsWith('{') &&
      (type !== 'dict' || !parts.every(({ name }) => hasOneText(name)) || !hasOneText(key.text))
    )
      return undefined;
    const part = partAt(parts, key.text, text.startsWith('['));
    if (!part && (text.startsWith('[') || value === undefined)) return undefined;
    const [before, after] = part
      ? [text.slice(0, part.from), text.slice(part.to)]
      : [`${text.slice(0, -1)}${parts.length > 0 ? ', ' : ''}${key.text}: `, '}'];
    return () => {
      if (value !== undefined) this.setField(place!.name, around(before + value + after));
      else this.setForm(place!.name, { ...split(around, before, after), isNew: false });
    };
  }

  private itemOf({ text }: Known, key: Known): string | undefined {
    const { parts } = readRepr(text!);
    const part = key.text === undefined ? undefined : partAt(parts, key.text, text!.startsWith('['));
    return part && partText(text!, part);
  }

  /** Adds items to a list behind those that are there. */
  protected added({ place, text, plain }: Known, isNew = false): (() => void) | undefined {
    const isList = this.knowledge.isPlainlyWritten && plain && text?.startsWith('[');
    const around = isList && place ? this.around(place, text!) : undefined;
    if (!around) return undefined;
    const rest = text!.slice(0, -1);
    const { before, after } = split(around, isNew && rest !== '[' ? `${rest}, ` : rest, isNew ? ']' : '');
    return () => this.setForm(place!.name, { before, after: isNew ? after : undefined, isNew });
  }

  /** The text of the whole variable with another text at a place; undefined if the same object may be elsewhere in it. */
  private around({ name, path }: Place, text: string): ((inner: string) => string) | undefined {
    const whole = this.givenNow(name) ?? (this.epoch === 0 ? this.at.locals.get(name) : undefined);
    if (whole === undefined) return undefined;
    if (path === '') return whole === text ? inner => inner : undefined;
    const at = whole.indexOf(text);
    if (at < 0 || whole.indexOf(text, at + 1) >= 0 || /\.\.\./.test(whole)) return undefined;
    return inner => withPart(whole, { name: '', access: undefined, from: at, to: at + text.length }, inner);
  }
}

/** Where the unknown part of a text is. */
function split(
  around: (inner: string) => string,
  before: string,
  after: string,
): { readonly before: string; readonly after: string } {
  const mark = '\u0000';
  const whole = around(before + mark + after);
  const at = whole.indexOf(mark);
  return { before: whole.slice(0, at), after: whole.slice(at + 1) };
}

function partAt(parts: readonly ReprPart[], key: string, isList: boolean): ReprPart | undefined {
  if (!isList) return parts.find(({ name }) => name === key);
  if (!/^-?\d{1,9}$/.test(key)) return undefined;
  const index = Number(key);
  return parts[index < 0 ? index + parts.length : index];
}
