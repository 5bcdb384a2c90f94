/** Chooses arguments that matter: values that contain what the code looks for, or nearly so. */
import type { Random } from '../../shared/random.ts';
import { type Data, distinct, itemsOf, ordered, show, withItems } from './data.ts';
import type { Names } from './names.ts';
import type { Value } from './values.ts';

export interface Parameter {
  readonly name: string;
  /** A related value refers to another parameter by its name. */
  readonly value: Value;
}

/** The literals of a code, which its arguments may contain. */
export interface Plants {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

const TEXT_LITERAL = /(?<![\w\\])(?:"([^"\\\n{}]{1,12})"|'([^'\\\n{}]{1,12})')/g;
const NUMBER_LITERAL = /(?<![\w.'"%:])\d{1,7}(?![\w.])/g;

export function plantsOf(source: string): Plants {
  const texts = [...source.matchAll(TEXT_LITERAL)].map(found => found[1] ?? found[2]!);
  const numbers = [...source.replace(TEXT_LITERAL, '').matchAll(NUMBER_LITERAL)].map(([text]) =>
    Number(text),
  );
  return { texts: [...new Set(texts)], numbers: [...new Set(numbers)] };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MIXED = `${LETTERS}${LETTERS}ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789      ,.-_:;!?*/+()`;
const SEPARATORS = [',', ' ', '-', ';', ':', ', '];
const FLOATS = [2, 4, 5, 8, 10, 20, 40, 100];
/** The characters of texts of a kind, including those of planted literals. */
const KEPT: Readonly<Record<string, RegExp>> = {
  char: /^.$/s,
  digits: /^\d+$/,
  brackets: /^[()[\]]+$/,
  letters: /^[a-z]+$/,
  name: /^\w+$/,
};
/** Boundary values come only in later calls: the first ones show what the code is for. */
const FIRST = 2;

export class Arguments {
  constructor(
    private readonly random: Random,
    private readonly names: Names,
    private readonly plants: Plants,
  ) {}

  /** Values of all parameters; those that others refer to come first. `nth`: the call's index. */
  of(parameters: readonly Parameter[], nth: number): Data[] {
    const made = new Map<string, Data>();
    let left = [...parameters];
    while (left.length > 0) {
      const ready = left.filter(({ value }) => !('of' in value) || made.has(value.of));
      if (ready.length === 0) throw new RangeError('parameters that are related in a circle');
      for (const { name, value } of ready) made.set(name, this.one(value, made, nth));
      left = left.filter(parameter => !ready.includes(parameter));
    }
    return parameters.map(({ name }) => made.get(name)!);
  }

  private one(value: Value, made: ReadonlyMap<string, Data>, nth: number): Data {
    if ('of' in value) return this.related(value, made.get(value.of)!);
    if (nth >= FIRST && value.kind === 'many' && !value.size && this.random.chance(0.06))
      return this.edge(value);
    return this.make(value);
  }

  private edge(value: Value & { kind: 'many' }): Data {
    const made = this.make(value);
    if (value.name === 'tuple' || value.name === 'grid' || value.name === 'square') return made;
    return withItems(made, this.random.chance(0.5) ? [] : itemsOf(made).slice(0, 1));
  }

  make(value: Value): Data {
    const { random } = this;
    switch (value.kind) {
      case 'range':
        return this.within(value.low, value.high);
      case 'choice':
        return { literal: random.pick(value.texts) };
      case 'plain':
        return this.plain(value.name);
      case 'many':
        return this.many(value);
      default:
        throw new RangeError(`a value related to ${value.of} stands alone`);
    }
  }

  private within(low: number, high: number): number {
    const { random } = this;
    const met = random.chance(0.3) ? this.plants.numbers.filter(n => n >= low && n <= high) : [];
    if (met.length === 0) return this.ofSomeLength(low, high);
    return Math.min(high, Math.max(low, random.pick(met) + random.pick([0, 0, 0, 1, -1])));
  }

  /** In a wide range, numbers of few digits are as frequent as those of many. */
  private ofSomeLength(low: number, high: number): number {
    const { random } = this;
    if (low < 0 || high < 1000) return random.between(low, high);
    const length = random.between(String(low).length, String(high).length);
    return random.between(Math.max(low, 10 ** (length - 1)), Math.min(high, 10 ** length - 1));
  }

  private plain(name: string): Data {
    const { random } = this;
    switch (name) {
      case 'int':
        return this.whole();
      case 'number': {
        const size = random.between(1, 6);
        return (
          (random.chance(0.25) ? -1 : 1) *
          random.between(10 ** (size - 1) - (size === 1 ? 1 : 0), 10 ** size - 1)
        );
      }
      case 'float': {
        const text = String(random.between(-40, 400) / random.pick(FLOATS));
        return { literal: /\./.test(text) ? text : `${text}.0` };
      }
      case 'bool':
        return random.chance(0.5);
      case 'none':
        return null;
      case 'bytes':
        return { literal: `b'${random.pick(this.names.things)}'` };
      case 'any':
        return random.chance(0.5) ? this.whole() : this.planted(this.text());
      case 'str':
        return this.planted(this.text());
      default: {
        const wanted = KEPT[name];
        const planted = this.planted(this.textOf(name));
        return wanted && !wanted.test(planted) ? this.textOf(name) : planted;
      }
    }
  }

  private whole(): number {
    const { random, plants } = this;
    if (plants.numbers.length > 0 && random.chance(0.35))
      return random.pick(plants.numbers) + random.pick([0, 0, 0, 1, -1, 2, -2]);
    const kind = random.float();
    if (kind < 0.5) return random.between(0, 12);
    if (kind < 0.72) return random.between(10, 99);
    if (kind < 0.85) return random.between(100, 9999);
    return -random.between(1, 60);
  }

  private text(): string {
    return this.textOf(
      this.random.pick([
        'word',
        'word',
        'words',
        'words',
        'mixed',
        'letters',
        'few',
        'line',
        'digits',
        'name',
      ]),
    );
  }

  private textOf(kind: string): string {
    const { random, names } = this;
    const some = (length: number, from: string) =>
      Array.from({ length }, () => from[random.below(from.length)]!).join('');
    switch (kind) {
      case 'words':
        return this.several(() => this.word(), random.between(2, 5)).join(' ');
      case 'letters':
        return some(random.between(3, 14), LETTERS);
      case 'few': {
        const from = some(random.between(2, 4), LETTERS);
        return some(random.between(3, 16), from);
      }
      case 'digits':
        return some(random.between(1, 8), '0123456789');
      case 'char':
        return random.chance(0.8) ? some(1, LETTERS) : random.pick([' ', 'A', '7', '-', '.']);
      case 'line':
        return this.several(() => this.field(), random.between(2, 5)).join(random.pick(SEPARATORS));
      case 'brackets':
        return some(random.between(1, 5), random.chance(0.6) ? '()' : '([])').concat(
          random.pick(['', ')', '()']),
        );
      case 'mixed':
        return some(random.chance(0.3) ? random.between(16, 34) : random.between(4, 16), MIXED);
      case 'name':
        return random.pick(names.people);
      default:
        return this.word();
    }
  }

  private word(): string {
    const { random, names } = this;
    return random.pick(random.pick([names.things, names.things, names.people, names.words]));
  }

  private field(): string {
    const { random } = this;
    const kind = random.float();
    if (kind < 0.5) return this.word();
    return kind < 0.8 ? String(random.between(0, 120)) : `${this.word()}=${random.between(0, 9)}`;
  }

  /** A text that contains a literal of the code, or is one. */
  private planted(text: string): string {
    const { random, plants } = this;
    if (plants.texts.length === 0 || !random.chance(0.45)) return text;
    const plant = random.pick(plants.texts);
    const kind = random.float();
    if (kind < 0.2) return plant;
    if (kind < 0.4) return plant + text;
    if (kind < 0.6) return text + plant;
    const at = random.between(0, text.length);
    return text.slice(0, at) + plant + text.slice(at);
  }

  private several<W>(make: () => W, count: number): W[] {
    return Array.from({ length: count }, make);
  }

  private many(value: Value & { kind: 'many' }): Data {
    const { random } = this;
    const [arg, other] = value.args as [Value, Value?];
    const most =
      value.size?.high ?? random.pick(arg?.kind === 'many' ? [3, 4, 6] : [4, 6, 6, 6, 9, 9, 14, 24]);
    const size = random.between(value.size?.low ?? (most > 9 ? most - 9 : 2), most);
    switch (value.name) {
      case 'tuple':
        return { tuple: value.args.map(one => this.make(one)) };
      case 'set':
        return { set: distinct(this.several(() => this.make(arg), size)) };
      case 'dict': {
        const keys = distinct(this.several(() => this.make(arg), size));
        return { dict: keys.map(key => [key, this.make(other!)] as const) };
      }
      case 'grid':
      case 'square': {
        const rows = value.size ? size : random.between(2, 4);
        const columns = value.name === 'square' ? rows : random.between(2, 4);
        return { list: this.several(() => ({ list: this.items(arg, columns) }), rows) };
      }
      case 'sorted':
        return { list: ordered(this.items(arg, size)) };
      case 'unique':
        return { list: distinct(this.items(arg, size)) };
      case 'runs': {
        const list: Data[] = [];
        const pool = this.several(() => this.make(arg), random.between(2, 3));
        while (list.length < size + 2) {
          const item = random.pick(pool);
          for (let count = random.between(1, 4); count > 0; count--) list.push(item);
        }
        return { list };
      }
      default:
        return { list: this.items(arg, size) };
    }
  }

  /** Some items repeat, and some are nearly equal to an earlier one. */
  private items(value: Value, count: number): Data[] {
    const { random } = this;
    const items: Data[] = [];
    const again = random.chance(0.3) ? 0.4 : 0.12;
    while (items.length < count) {
      const known = items.length > 0 && random.chance(again) ? random.pick(items) : undefined;
      if (known === undefined) items.push(this.make(value));
      else items.push(random.chance(0.7) || value.kind === 'choice' ? known : this.like(known, value));
    }
    return items;
  }

  private related(value: Value & { of: string }, other: Data): Data {
    const { random } = this;
    const items = itemsOf(other);
    switch (value.kind) {
      case 'item':
      case 'key': {
        if (items.length > 0 && random.chance(0.72)) return random.pick(items);
        return items.length > 0 ? this.like(random.pick(items)) : this.planted(this.word());
      }
      case 'index':
        return this.index(items.length);
      case 'size':
        return random.chance(0.85) ? random.between(0, items.length) : random.between(0, items.length + 3);
      case 'part': {
        const from = random.between(0, Math.max(0, items.length - 1));
        const part = items.slice(from, from + random.between(1, 3));
        return withItems(
          other,
          random.chance(0.75) || part.length === 0 ? part : [this.like(part[0]!), ...part.slice(1)],
        );
      }
      default:
        return this.like(other);
    }
  }

  private index(length: number): number {
    const { random } = this;
    if (length === 0) return 0;
    const kind = random.float();
    if (kind < 0.8) return random.between(0, length - 1);
    return kind < 0.95 ? -random.between(1, length) : length;
  }

  /** A variant of a value: the same, the same up to a place, shorter, longer, or another. */
  private like(data: Data, value?: Value, sized = false): Data {
    const { random } = this;
    if (typeof data === 'number') return this.near(data, value);
    if (typeof data === 'boolean' || data === null) return data;
    if (typeof data === 'object' && 'literal' in data) return data;
    const items = [...itemsOf(data)];
    if (items.length === 0 || random.chance(0.15)) return data;
    const at = random.below(items.length);
    // A tuple keeps its length and its items' kinds, because code unpacks it. So do rows of a grid.
    const kept = sized || isList(items[0]!) || (typeof data === 'object' && 'tuple' in data);
    const shape = kept ? 0 : 2;
    switch (random.weighted({ changed: 5, shorter: shape, longer: shape, swapped: shape })) {
      case 'changed':
        items[at] = this.other(items[at]!, isList(items[at]!));
        break;
      case 'shorter':
        items.splice(at, 1);
        break;
      case 'longer':
        items.splice(at, 0, this.other(items[at]!));
        break;
      case 'swapped':
        items.reverse();
        break;
    }
    if (typeof data === 'object' && 'dict' in data) return this.likeDict(data.dict, items);
    return withItems(data, items);
  }

  /** A dictionary with other keys in order, and sometimes another value. */
  private likeDict(pairs: readonly (readonly [Data, Data])[], keys: readonly Data[]): Data {
    const known = new Map(pairs.map(([key, value]) => [show(key), value]));
    const values = pairs.map(([, value]) => value);
    const dict = distinct(keys).map((key, i) => {
      const value = known.get(show(key)) ?? values[i % values.length]!;
      return [key, this.random.chance(0.25) ? this.like(value) : value] as const;
    });
    return { dict };
  }

  private near(number: number, value?: Value): number {
    const { random } = this;
    const size = 10 ** String(Math.abs(number)).length;
    const near = random.chance(0.5)
      ? number + random.pick([0, 1, -1, 1, 2, -2, 10, -10])
      : random.between(size / 10 - (size === 10 ? 1 : 0), size - 1);
    if (value?.kind === 'range') return Math.min(value.high, Math.max(value.low, near));
    return number >= 0 ? Math.max(0, near) : near;
  }

  private other(item: Data, sized = false): Data {
    const { random } = this;
    if (typeof item !== 'string' || item.length !== 1) return this.like(item, undefined, sized);
    return random.chance(0.7) ? LETTERS[random.below(26)]! : item.toUpperCase();
  }
}

const isList = (data: Data): boolean => typeof data === 'object' && data !== null && 'list' in data;
