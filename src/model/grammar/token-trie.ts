/** A trie of token sequences: what may follow the tokens so far if only some texts are possible. */

export class TokenTrie<T> {
  readonly children = new Map<number, TokenTrie<T>>();
  /** The entry that ends here, if any. */
  value: T | undefined;

  static of<T>(entries: Iterable<readonly [path: readonly number[], value: T]>): TokenTrie<T> {
    const root = new TokenTrie<T>();
    for (const [path, value] of entries) {
      let node = root;
      for (const id of path) {
        let next = node.children.get(id);
        if (!next) {
          next = new TokenTrie<T>();
          node.children.set(id, next);
        }
        node = next;
      }
      node.value = value;
    }
    return root;
  }

  get empty(): boolean {
    return this.children.size === 0;
  }

  get next(): number[] {
    return [...this.children.keys()];
  }
}
