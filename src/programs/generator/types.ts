/** Types of the generator, as templates write them (`dict[str, list[int]]`), with variables for families of types. */

export interface Type {
  readonly name: string;
  readonly args: readonly Type[];
}

/** The type variables of templates: any plain type, an ordered one, a number, a key. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  T: ['int', 'str', 'int', 'str', 'float', 'bool', 'tuple[str, int]', 'list[int]'],
  U: ['int', 'str', 'int', 'str', 'float', 'bool', 'list[int]', 'list[str]'],
  O: ['int', 'str', 'int', 'float'],
  N: ['int', 'int', 'float'],
  K: ['str', 'str', 'int'],
  V: ['int', 'int', 'str', 'float', 'list[int]', 'list[str]'],
};

/** Values of template variables, as far as they are settled. */
export type Bindings = Map<string, Type>;

const known = new Map<string, Type>();

/** The type that a text names. Throws a RangeError that says where it cannot be read. */
export function typeOf(text: string): Type {
  const found = known.get(text);
  if (found) return found;
  const reader = { text, at: 0 };
  const type = read(reader);
  if (reader.at !== text.length) throw new RangeError(`${JSON.stringify(text)} is no type`);
  known.set(text, type);
  return type;
}

/** `args`: what `*args` holds; `literal`: a small number that is written out. */
const NAMES = new Set('int float bool str none bytes any literal list dict set tuple args'.split(' '));

function read(reader: { text: string; at: number }): Type {
  const name = /^\s*([\p{L}_][\p{L}\p{N}_]*)/u.exec(reader.text.slice(reader.at));
  if (!name) throw new RangeError(`${JSON.stringify(reader.text)} is no type`);
  // Classes of the program begin with a capital, as the variables do.
  if (!NAMES.has(name[1]!) && !/^\p{Lu}/u.test(name[1]!))
    throw new RangeError(`${JSON.stringify(name[1])} is no type`);
  reader.at += name[0].length;
  const args: Type[] = [];
  if (reader.text[reader.at] === '[') {
    do {
      reader.at++;
      args.push(read(reader));
    } while (reader.text[reader.at] === ',');
    if (reader.text[reader.at] !== ']') throw new RangeError(`${JSON.stringify(reader.text)} is no type`);
    reader.at++;
  }
  return { name: name[1]!, args };
}

export function textOf({ name, args }: Type): string {
  return args.length === 0 ? name : `${name}[${args.map(textOf).join(', ')}]`;
}

export const isVariable = ({ name, args }: Type): boolean => args.length === 0 && name in FAMILIES;

/** Types that a variable may stand for. */
export const familyOf = (variable: string): readonly string[] => FAMILIES[variable]!;

export function same(a: Type, b: Type): boolean {
  return (
    a.name === b.name && a.args.length === b.args.length && a.args.every((arg, i) => same(arg, b.args[i]!))
  );
}

/** Does a type fit a pattern? Variables of the pattern are settled in `bindings`, kept where it does not fit. */
export function fits(pattern: Type, type: Type, bindings: Bindings): boolean {
  if (pattern.name === 'any') return true;
  if (isVariable(pattern)) {
    const bound = bindings.get(pattern.name);
    if (bound) return same(bound, type);
    if (!mayBe(pattern.name, type)) return false;
    bindings.set(pattern.name, type);
    return true;
  }
  if (pattern.name !== type.name || pattern.args.length !== type.args.length) return false;
  return pattern.args.every((arg, i) => fits(arg, type.args[i]!, bindings));
}

/** T, U and V stand for whatever there is; the others only for what they name. */
function mayBe(variable: string, type: Type): boolean {
  if (variable === 'T' || variable === 'U' || variable === 'V')
    return type.name !== 'any' && type.name !== 'none';
  if (variable === 'K') return type.name === 'str' || type.name === 'int';
  return familyOf(variable).includes(type.name);
}

/** The pattern with its variables replaced; those that nothing has settled are settled by `choose`. */
export function settled(pattern: Type, bindings: Bindings, choose: (variable: string) => Type): Type {
  if (isVariable(pattern)) {
    let bound = bindings.get(pattern.name);
    if (!bound) {
      bound = choose(pattern.name);
      bindings.set(pattern.name, bound);
    }
    return bound;
  }
  if (pattern.args.length === 0) return pattern;
  return { name: pattern.name, args: pattern.args.map(arg => settled(arg, bindings, choose)) };
}

export const hasVariables = (type: Type): boolean => isVariable(type) || type.args.some(hasVariables);
