/** Writes literals of a type as people do: small data of one theme, now and then odd. */
import { splitOutside } from '../../python/brackets.ts';
import { splitArguments } from '../../python/literals.ts';
import type { Random } from '../../shared/random.ts';
import { quotedBy } from './data.ts';
import type { Names } from './names.ts';
import type { Type } from './types.ts';

const SENTENCES = [
  'the quick brown fox', 'to be or not to be', 'one fish two fish red fish', 'Hello, World!', 'a,b,,c', ' padded ',
  'x=1;y=2;z=3', 'name: value', 'line one\nline two', 'tab\there', "it's late", 'say "hi"', '2024-03-15', '12:45:09',
  'AbCdE', 'aabbbc', 'racecar', '1 2 3 4', '3.50 EUR', 'user@example.org', 'GET /index.html 200', 'key=value', '',
  'mississippi', '[INFO] ready', 'C:\\temp', '100%', 'größer', 'naïve café', 'a-b_c d', 'ÄÖÜ', '#tag', '007', '-5',
] as const; // biome-ignore format: a list of texts

export class Literals {
  private readonly quote: '"' | "'";

  constructor(
    private readonly random: Random,
    private readonly names: Names,
  ) {
    this.quote = random.chance(0.6) ? '"' : "'";
  }

  /** Undefined for types without literals. `room`: how many items a collection may have. */
  of(type: Type, room = 6): string | undefined {
    const { random } = this;
    switch (type.name) {
      case 'int':
        return this.int();
      case 'literal':
        return String(random.between(0, 12));
      case 'float':
        return this.float();
      case 'bool':
        return random.chance(0.5) ? 'True' : 'False';
      case 'str':
        return this.text();
      case 'none':
        return 'None';
      case 'bytes':
        return `b${this.quoted(random.pick(this.names.things))}`;
      case 'any':
        return random.chance(0.5) ? this.int() : this.text();
      case 'list': {
        const items = this.items(
          type.args[0]!,
          room > 3 && random.chance(0.05) ? 0 : random.between(2, room),
        );
        return items && `[${items.join(', ')}]`;
      }
      case 'tuple': {
        const items = type.args.map(arg => this.of(arg, 3));
        if (items.some(item => item === undefined)) return undefined;
        return items.length === 1 ? `(${items[0]},)` : `(${items.join(', ')})`;
      }
      case 'set': {
        const items = this.items(type.args[0]!, random.between(1, Math.min(4, room)));
        return items && items.length > 0 ? `{${items.join(', ')}}` : undefined;
      }
      case 'dict':
        return this.dict(type, room);
    }
    return undefined;
  }

  quoted(text: string): string {
    const { quote } = this;
    const other = quote === '"' ? "'" : '"';
    return quotedBy(text.includes(quote) && !text.includes(other) ? other : quote, text);
  }

  word(): string {
    const { random, names } = this;
    const kind = random.float();
    if (kind < 0.4) return random.pick(names.things);
    if (kind < 0.7) return random.pick(names.people);
    return random.pick(names.words);
  }

  private text(): string {
    const { random } = this;
    const kind = random.float();
    if (kind < 0.62) return this.quoted(this.word());
    if (kind < 0.75) return this.quoted(`${this.word()} ${this.word()}`);
    if (kind < 0.8)
      return this.quoted(
        Array.from({ length: random.between(3, 6) }, () => this.word()).join(
          random.pick([' ', ',', ', ', ';']),
        ),
      );
    if (kind < 0.86) return this.quoted(random.pick(['a', 'b', 'x', ' ', ',', '-', 'Z', '?', '.']));
    return this.quoted(random.pick(SENTENCES));
  }

  private int(): string {
    const { random } = this;
    const kind = random.float();
    if (kind < 0.5) return String(random.between(0, 12));
    if (kind < 0.75) return String(random.between(10, 99));
    if (kind < 0.85) return String(random.between(100, 2500));
    if (kind < 0.93) return String(-random.between(1, 40));
    if (kind < 0.96) return random.pick(['1000', '10_000', '65536', '0x1f', '1999', '2024', '86400']);
    return String(random.between(1, 9) * 10 ** random.between(1, 5));
  }

  private float(): string {
    const { random } = this;
    const kind = random.float();
    if (kind < 0.35) return `${random.between(0, 40)}.5`;
    if (kind < 0.75)
      return `${random.between(0, 99)}.${String(random.between(1, 99)).padStart(2, '0')}`.replace(/0$/, '');
    if (kind < 0.9) return `${random.between(0, 200)}.0`;
    if (kind < 0.95) return `-${random.between(0, 20)}.${random.between(1, 9)}`;
    return random.pick(['0.1', '0.2', '1e3', '0.001', '3.14159', '2.5e-3', '100.0']);
  }

  private items(type: Type, count: number): string[] | undefined {
    const items: string[] = [];
    for (let i = 0; i < count; i++) {
      const again = items.length > 0 && this.random.chance(0.12);
      const item = again ? this.random.pick(items) : this.of(type, 3);
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  }

  private dict(type: Type, room: number): string | undefined {
    const { random } = this;
    if (room > 3 && random.chance(0.05)) return '{}';
    const keys = new Set<string>();
    for (let i = random.between(1, Math.min(4, room)); i > 0; i--) {
      const key = type.args[0]!.name === 'str' ? this.quoted(this.word()) : this.of(type.args[0]!, 2);
      if (key === undefined) return undefined;
      keys.add(key);
    }
    const pairs: string[] = [];
    for (const key of keys) {
      const value = this.of(type.args[1]!, 3);
      if (value === undefined) return undefined;
      pairs.push(`${key}: ${value}`);
    }
    return `{${pairs.join(', ')}}`;
  }
}

/** The items of a display, the keys of a dictionary's. */
export function partsOf(literal: string): string[] {
  if (!'[{('.includes(literal[0]!)) return [];
  return splitArguments(literal.slice(1, -1)).map(part => {
    const at = splitOutside(part, ':');
    return literal[0] === '{' ? at[0]!.trim() : part.trim();
  });
}
