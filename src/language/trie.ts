/**
 * A double-array trie over ASCII: from node s, character c leads to `base[s] + c` if `check` there is s. Two small
 * typed arrays keep a walk in the cache.
 */

/** Character codes of entries are below this. */
const ALPHABET = 128;

interface BuildNode {
  readonly children: Map<number, BuildNode>;
  id: number;
}

export class Trie {
  static readonly ROOT = 1;
  readonly base: Int32Array;
  readonly check: Int32Array;
  /** Token id of the entry that ends at a node, or 0. */
  readonly ids: Uint16Array;

  private constructor(size: number) {
    this.base = new Int32Array(size);
    this.check = new Int32Array(size);
    this.ids = new Uint16Array(size);
  }

  static build(entries: Iterable<readonly [text: string, id: number]>): Trie {
    const root: BuildNode = { children: new Map(), id: 0 };
    let nodes = 1;
    for (const [text, id] of entries) {
      let node = root;
      for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code === 0 || code >= ALPHABET) throw new RangeError(`not ASCII: ${JSON.stringify(text)}`);
        let child = node.children.get(code);
        if (!child) {
          child = { children: new Map(), id: 0 };
          node.children.set(code, child);
          nodes++;
        }
        node = child;
      }
      node.id = id;
    }
    // The worst case would need nodes × ALPHABET slots; in practice slots fill densely.
    const trie = new Trie(4 * nodes + 2 * ALPHABET);
    trie.place(root);
    return trie;
  }

  private place(root: BuildNode): void {
    const { base, check, ids } = this;
    const { length } = check;
    check[Trie.ROOT] = -1;
    // Taken slots are skipped in leaps, because every process builds this when it starts.
    const leaps = new Int32Array(length + 1);
    for (let slot = 0; slot <= length; slot++) leaps[slot] = slot;
    const free = (from: number) => {
      let slot = from;
      while (leaps[slot] !== slot) {
        leaps[slot] = leaps[leaps[slot]!]!;
        slot = leaps[slot]!;
      }
      return slot;
    };
    leaps[0] = leaps[Trie.ROOT] = Trie.ROOT + 1;
    const placed: [BuildNode, number][] = [[root, Trie.ROOT]];
    for (const [node, slot] of placed) {
      ids[slot] = node.id;
      const codes = [...node.children.keys()].sort((a, b) => a - b);
      // A leaf points to slot 0, where no character can be its child.
      if (codes.length === 0) continue;
      const least = codes[0]!;
      let first = free(least + 1);
      while (!codes.every(code => check[first - least + code] === 0)) {
        first = free(first + 1);
        if (first >= length) throw new RangeError('the trie has outgrown its arrays');
      }
      const offset = first - least;
      base[slot] = offset;
      for (const code of codes) {
        check[offset + code] = slot;
        leaps[offset + code] = offset + code + 1;
        placed.push([node.children.get(code)!, offset + code]);
      }
    }
  }

  /** Is a text an entry? For tests and set-up, not for the hot path. */
  find(text: string): number {
    let node = Trie.ROOT;
    for (let i = 0; i < text.length; i++) {
      const slot = this.base[node]! + text.charCodeAt(i);
      if (this.check[slot] !== node) return 0;
      node = slot;
    }
    return this.ids[node]!;
  }
}
