class Trie:
    def __init__(self, words=()):
        self.root = {}
        for w in words:
            self.add(w)

    def add(self, word):
        node = self.root
        for ch in word:
            node = node.setdefault(ch, {})
        node["$"] = True

    def _below(self, node, prefix):
        for ch in sorted(node):
            if ch == "$":
                yield prefix
            else:
                yield from self._below(node[ch], prefix + ch)

    def complete(self, prefix, limit=3):
        node = self.root
        for ch in prefix:
            if ch not in node:
                return []
            node = node[ch]
        found = []
        for word in self._below(node, prefix):
            found.append(word)
            if len(found) == limit:
                break
        return found

    def __contains__(self, word):
        node = self.root
        for ch in word:
            node = node.get(ch)
            if node is None:
                return False
        return True


def main():
    words = "tea team tee teal ten tent tap".split()
    trie = Trie(words)
    for typed in ("te", "tea", "x", "tap"):
        print(f"{typed!r:>6}: {trie.complete(typed)}")
    print(trie.complete("t", limit=10) == sorted(words))
    print("team" in trie, "teams" in trie, "te" in trie)


main()
