/**
 * Templates: Python with holes, read from the files of corpus/templates. docs/programs.md explains the notation.
 *
 *   <int>         an expression of a type          <x = int>   a new variable, lasting
 *   <x: int>      a variable that is there         <for x: T>  a new variable, within the template and its blocks
 *   <x>           that variable again              <int of x>  an expression that is made from the variable x
 *   <key of x>    a key or an item that x has, mostly
 *   <2..9>        a whole number                   <a|b|c>     one of these texts
 *   <compare>     == < and the like                <order> <below> <above> <equal> <shift>   some of them; << or >>
 *   <block>       on a line of its own: statements <return>    a value that the function may return
 *   $x            in one of several texts: what <x> stands for
 *
 * In definitions:
 *   <def f>       a new function's name            <class c>   a new class's name
 *   <method m>    a new method's name              <param x: T>  a new parameter
 *   <field x: T>  a new attribute of self          <name x>    a new name of something else
 *
 * In drills and lines <x: V> and <param x: V> say what values the parameter x is called with (values.ts).
 */
import { outsideStrings } from '../../python/brackets.ts';
import { loosest, operandBetween, precedenceOf, tightest } from './precedence.ts';
import { type Type, typeOf } from './types.ts';
import { readValue, typeOfValue, type Value } from './values.ts';

export type Hole =
  | { readonly kind: 'expression'; readonly type: Type; readonly of?: string }
  | { readonly kind: TypedMaker; readonly role: string; readonly type: Type; readonly value?: Value }
  | { readonly kind: NameMaker; readonly role: string }
  | { readonly kind: 'role'; readonly role: string }
  | { readonly kind: 'inside'; readonly of: string }
  | { readonly kind: 'number'; readonly low: number; readonly high: number }
  | { readonly kind: 'choice'; readonly texts: readonly string[] }
  | { readonly kind: 'block' | 'return' | 'compare' };

/** Holes that name something, with a type and without. */
export type TypedMaker = 'new' | 'item' | 'existing' | 'param' | 'field';
export type NameMaker = 'def' | 'class' | 'method' | 'name';

/** A hole where it stands: what an expression there must bind as tightly as, and whether it lies within quotes. */
export type PlacedHole = Hole & { readonly precedence: number; readonly quoted: boolean };

export interface Template {
  readonly pieces: readonly (string | PlacedHole)[];
  /** How tightly the whole binds. */
  readonly precedence: number;
  readonly weight: number;
  /** What an expression makes. */
  readonly type?: Type;
  /** Where it comes from: `statements.txt:12`. */
  readonly place: string;
}

/** A template that cannot be used, with file and line. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

const HOLE = /<([^<>\n]+)>/g;
/** Holes that name something, so that `<x>` means it. */
const ROLES = /<(?:(?:for |param |field )?(\w+)(?:: | = )[^<>\n]+|(?:def|class|method|name) (\w+))>/g;
const WEIGHT = /^(\d+): (?=\S)/;

/** `drill`: what stands behind a role says which values its parameter is called with. */
export function parseTemplate(text: string, place: string, type?: Type, drill = false): Template {
  const weighted = WEIGHT.exec(text);
  const source = weighted ? text.slice(weighted[0].length) : text;
  const found: (string | Hole)[] = [];
  const roles = new Set([...source.matchAll(ROLES)].map(match => match[1] ?? match[2]!));
  const values = drill ? valuesOf(source, place) : undefined;
  let from = 0;
  for (const match of source.matchAll(HOLE)) {
    const hole = (values && parameterOf(match[1]!, values, place)) ?? holeOf(match[1]!, roles, place);
    if (!hole) continue;
    if (match.index > from) found.push(source.slice(from, match.index));
    found.push(hole);
    from = match.index + match[0].length;
  }
  if (from < source.length) found.push(source.slice(from));
  checkRoles(found, place);
  const outline = outlineOf(found);
  return {
    pieces: placed(found, outline),
    precedence: precedenceOf(outline.outside),
    weight: weighted ? Number(weighted[1]) : 2,
    ...(type ? { type } : {}),
    place,
  };
}

function holeOf(text: string, roles: ReadonlySet<string>, place: string): Hole | undefined {
  if (text === 'block' || text === 'return' || text === 'compare') return { kind: text };
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(text);
  if (range) return { kind: 'number', low: Number(range[1]), high: Number(range[2]) };
  const operators = roles.has(text) ? undefined : OPERATORS[text];
  if (operators) return { kind: 'choice', texts: operators };
  if (text.includes('|')) return { kind: 'choice', texts: alternatives(text) };
  const type = (name: string): Type => {
    try {
      return typeOf(name);
    } catch {
      throw new TemplateError(`${place}: <${text}> names no type; a type is int, list[str], dict[K, V] …`);
    }
  };
  const made = /^([a-z]\w*) = (.+)$/.exec(text);
  if (made) return { kind: 'new', role: made[1]!, type: type(made[2]!) };
  const item = /^for ([a-z]\w*): (.+)$/.exec(text);
  if (item) return { kind: 'item', role: item[1]!, type: type(item[2]!) };
  const defined = /^(def|class|method|name) ([a-zA-Z]\w*)$/.exec(text);
  if (defined) return { kind: defined[1] as NameMaker, role: defined[2]! };
  const inside = /^(param|field) ([a-z]\w*): (.+)$/.exec(text);
  if (inside) return { kind: inside[1] as 'param' | 'field', role: inside[2]!, type: type(inside[3]!) };
  const existing = /^([a-z]\w*): (.+)$/.exec(text);
  if (existing) return { kind: 'existing', role: existing[1]!, type: type(existing[2]!) };
  const inside_of = /^(?:key|item) of ([a-z]\w*)$/.exec(text);
  if (inside_of) return { kind: 'inside', of: inside_of[1]! };
  const made_of = /^(.+) of ([a-z]\w*)$/.exec(text);
  if (made_of) return { kind: 'expression', type: type(made_of[1]!), of: made_of[2]! };
  if (roles.has(text)) return { kind: 'role', role: text };
  if (TYPE.test(text)) return { kind: 'expression', type: type(text) };
  throw new TemplateError(`${place}: <${text}> is no hole`);
}

/** Operators that cannot stand in a choice as they are. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  order: ['<', '<=', '>', '>='],
  below: ['<', '<='],
  above: ['>', '>='],
  equal: ['==', '!='],
  shift: ['<<', '>>'],
};

/** The texts of a choice, spaces and all; `\|` is the sign itself. */
function alternatives(text: string): string[] {
  const texts: string[] = [];
  let from = 0;
  for (const { at, depth } of outsideStrings(text)) {
    if (depth > 0 || text[at] !== '|' || text[at - 1] === '\\') continue;
    texts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...texts, text.slice(from)].map(one => one.replaceAll('\\|', '|'));
}

const PARAMETER = /^(param )?([a-z]\w*): (.+)$/;

/** The values that a drill's parameters are called with, by role. */
function valuesOf(source: string, place: string): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const [, inside] of source.matchAll(HOLE)) {
    const [, , role, text] = PARAMETER.exec(inside!) ?? [];
    if (role === undefined) continue;
    try {
      values.set(role, readValue(text!));
    } catch {
      throw new TemplateError(
        `${place}: <${inside}> names no value; one is int, 0..9, words, list[0..9], item of xs, 'a'|'b' …`,
      );
    }
  }
  for (const [role, value] of values)
    if ('of' in value && (!values.has(value.of) || value.of === role))
      throw new TemplateError(
        `${place}: no parameter of this template is <${value.of}>, to which <${role}> is related`,
      );
  return values;
}

function parameterOf(text: string, values: ReadonlyMap<string, Value>, place: string): Hole | undefined {
  const found = PARAMETER.exec(text);
  if (!found) return undefined;
  const [, param, role] = found;
  const seen = new Set<string>();
  const typed = (name: string): Type => {
    if (seen.has(name)) throw new TemplateError(`${place}: <${name}> is related to itself`);
    seen.add(name);
    const type = typeOfValue(values.get(name)!, typed);
    seen.delete(name);
    return type;
  };
  return { kind: param ? 'param' : 'existing', role: role!, type: typed(role!), value: values.get(role!)! };
}

const TYPE = /^(?:int|float|bool|str|any|none|bytes|literal|[A-Z]\w*)$|\[/;

function checkRoles(pieces: readonly (string | Hole)[], place: string): void {
  const roles = new Set(
    pieces.flatMap(piece => (typeof piece !== 'string' && isMaker(piece) ? [piece.role] : [])),
  );
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    const wanted =
      piece.kind === 'role'
        ? piece.role
        : piece.kind === 'expression' || piece.kind === 'inside'
          ? piece.of
          : undefined;
    const named = piece.kind === 'choice' ? piece.texts.flatMap(namedIn) : [];
    for (const role of wanted === undefined ? named : [wanted])
      if (!roles.has(role)) throw new TemplateError(`${place}: nothing in this template makes <${role}>`);
  }
}

const NAMED = /\$([a-z]\w*)/g;

const namedIn = (text: string): string[] => [...text.matchAll(NAMED)].map(found => found[1]!);

/** A text of a choice with its roles as they are called. */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.includes('$') ? text.replace(NAMED, (all, role: string) => names.get(role) ?? all) : text;

const MAKERS = ['new', 'item', 'existing', 'param', 'field', 'def', 'class', 'method', 'name'];

export const isMaker = (hole: Hole): hole is Extract<Hole, { kind: TypedMaker | NameMaker }> =>
  MAKERS.includes(hole.kind);

/** The text with what lies in brackets and quotes blanked, and which holes lie within quotes. */
interface Outline {
  readonly outside: string;
  readonly quoted: readonly boolean[];
}

function outlineOf(pieces: readonly (string | Hole)[]): Outline {
  let outside = '';
  let depth = 0;
  let quote = '';
  const quoted: boolean[] = [];
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      quoted.push(quote !== '');
      outside += depth === 0 && quote === '' ? (operatorOf(piece, loosest) ?? '_') : '_';
      continue;
    }
    for (const c of piece) {
      if (quote !== '') {
        if (c === quote) quote = '';
        outside += '_';
      } else if (c === '"' || c === "'") {
        quote = c;
        outside += '_';
      } else if ('([{'.includes(c)) {
        depth++;
        outside += '_';
      } else if (')]}'.includes(c)) {
        depth--;
        outside += '_';
      } else outside += depth > 0 ? '_' : c;
    }
  }
  return { outside, quoted };
}

/** The operator that a hole stands for: of several one, as `which` chooses. */
function operatorOf(hole: Hole, which: (texts: readonly string[]) => string | undefined): string | undefined {
  if (hole.kind === 'compare') return '==';
  return hole.kind === 'choice' ? which(hole.texts) : undefined;
}

function placed(pieces: readonly (string | Hole)[], { quoted }: Outline): (string | PlacedHole)[] {
  const texts = pieces.map(piece =>
    typeof piece === 'string' ? piece : (operatorOf(piece, tightest) ?? '_'),
  );
  let nth = 0;
  return pieces.map((piece, i) => {
    if (typeof piece === 'string') return piece;
    const before = texts.slice(0, i).join('');
    const after = texts.slice(i + 1).join('');
    return { ...piece, precedence: operandBetween(before, after), quoted: quoted[nth++]! };
  });
}
