/**
 * What values a parameter of a drill is called with, as templates write it behind the parameter's role:
 *
 *   int float bool str bytes none any, 0..9         as types do; a whole number of a range
 *   number                                          whole, of one to six digits and either sign
 *   word words letters few digits char line brackets mixed name      texts of a kind
 *   list[V] list[V, 3..8] set[V] dict[K, V] tuple[A, B]              of the given kinds, of the given size
 *   sorted[V] unique[V] runs[V] grid[V] square[V]   lists: in order, without repetition, with equal neighbours; of rows
 *   item of x, key of x, index of x, size of x      what x has, mostly
 *   like x, part of x                               nearly the same as x; a stretch of it
 *   'a'|'b'                                         one of these literals
 */
import { splitOutside } from '../../python/brackets.ts';
import { type Type, typeOf } from './types.ts';

export type Value =
  | { readonly kind: 'range'; readonly low: number; readonly high: number }
  | { readonly kind: 'choice'; readonly texts: readonly string[] }
  | { readonly kind: Relation; readonly of: string }
  | { readonly kind: 'plain'; readonly name: string }
  | { readonly kind: 'many'; readonly name: string; readonly args: readonly Value[]; readonly size?: Size };

export type Relation = 'item' | 'key' | 'index' | 'size' | 'like' | 'part';

interface Size {
  readonly low: number;
  readonly high: number;
}

const TEXTS = 'word words letters few digits char line brackets mixed name'.split(' ');
const PLAIN = new Set([...TEXTS, ...'int float bool str bytes none any number'.split(' ')]);
/** How many kinds of value stand within the brackets. */
const MANY: Readonly<Record<string, number>> = {
  list: 1,
  set: 1,
  sorted: 1,
  unique: 1,
  runs: 1,
  grid: 1,
  square: 1,
  dict: 2,
  tuple: -1,
};
const RANGE = /^(-?\d+)\.\.(-?\d+)$/;
const RELATION = /^(?:(item|key|index|size|part) of|(like)) ([a-z]\w*)$/;
const LIST = /^(\w+)\[(.+)\]$/s;
const LITERAL = /^(?:'[^']*'|"[^"]*"|-?\d[\d_.]*|True|False|None|\[.*\]|\(.*\)|\{.*\})$/;

/** Throws a RangeError for what is no value. */
export function readValue(text: string): Value {
  const range = RANGE.exec(text);
  if (range) return { kind: 'range', ...sizeOf(range) };
  const relation = RELATION.exec(text);
  if (relation) return { kind: (relation[1] ?? relation[2]) as Relation, of: relation[3]! };
  if (PLAIN.has(text)) return { kind: 'plain', name: text };
  const list = LIST.exec(text);
  if (list && list[1]! in MANY) return many(list[1]!, splitOutside(list[2]!, ','), text);
  const texts = splitOutside(text, '|').map(one => one.trim());
  if (texts.every(one => LITERAL.test(one))) return { kind: 'choice', texts };
  throw new RangeError(`${JSON.stringify(text)} is no value`);
}

function many(name: string, parts: readonly string[], text: string): Value {
  const args = parts.map(part => part.trim());
  const wanted = MANY[name]!;
  const size = wanted > 0 && args.length === wanted + 1 ? RANGE.exec(args.pop()!) : undefined;
  if (size === null || (wanted > 0 && args.length !== wanted))
    throw new RangeError(`${JSON.stringify(text)} is no value`);
  return { kind: 'many', name, args: args.map(readValue), ...(size ? { size: sizeOf(size) } : {}) };
}

const sizeOf = (found: RegExpExecArray): Size => ({ low: Number(found[1]), high: Number(found[2]) });

/** The type of such values; `typed` gives the types of the other parameters. */
export function typeOfValue(value: Value, typed: (role: string) => Type): Type {
  switch (value.kind) {
    case 'range':
    case 'index':
    case 'size':
      return typeOf('int');
    case 'choice':
      return typeOfLiteral(value.texts[0]!);
    case 'plain':
      return typeOf(TEXTS.includes(value.name) ? 'str' : value.name === 'number' ? 'int' : value.name);
    case 'like':
    case 'part':
      return typed(value.of);
    case 'key':
    case 'item': {
      const { name, args } = typed(value.of);
      return name === 'str' ? typeOf('str') : (args[0] ?? typeOf('any'));
    }
    case 'many': {
      const args = value.args.map(arg => typeOfValue(arg, typed));
      if (value.name === 'grid' || value.name === 'square')
        return { name: 'list', args: [{ name: 'list', args }] };
      const isList = !['set', 'dict', 'tuple'].includes(value.name);
      return { name: isList ? 'list' : value.name, args };
    }
  }
}

function typeOfLiteral(text: string): Type {
  if (/^["']/.test(text)) return typeOf('str');
  if (/^-?\d+$/.test(text)) return typeOf('int');
  if (/^-?\d/.test(text)) return typeOf('float');
  return typeOf(text === 'True' || text === 'False' ? 'bool' : text === 'None' ? 'none' : 'any');
}

/** Values of a type, where nothing more is known. */
export function valueOfType({ name, args }: Type): Value {
  if (args.length > 0 && name in MANY) return { kind: 'many', name, args: args.map(valueOfType) };
  return PLAIN.has(name) ? { kind: 'plain', name } : { kind: 'plain', name: 'any' };
}
