/** Random numbers that depend on a seed text alone: the same seed gives the same shards on any machine. */

/** A small fast generator (sfc32), seeded by hashing a text. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    this.a = fnv1a(`a${seed}`);
    this.b = fnv1a(`b${seed}`);
    this.c = fnv1a(`c${seed}`);
    for (let i = 0; i < 12; i++) this.next32();
  }

  private next32(): number {
    const t = (this.a + this.b + this.counter++) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** In [0, 1). */
  float(): number {
    return this.next32() / 0x1_0000_0000;
  }

  /** A whole number in [0, below). */
  below(below: number): number {
    return Math.floor(this.float() * below);
  }

  /** A whole number in [low, high]. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.float() < probability;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[this.below(items.length)]!;
  }

  /** The same items in a random order. */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }

  /** Draws a key by weight. Weights need not sum to one; at least one must be positive. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const keys = Object.keys(weights) as K[];
    let total = 0;
    for (const key of keys) total += weights[key];
    let left = this.float() * total;
    for (const key of keys) {
      left -= weights[key];
      if (left < 0 && weights[key] > 0) return key;
    }
    const last = keys.findLast(key => weights[key] > 0);
    if (last === undefined) throw new RangeError('all weights are zero');
    return last;
  }
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
