class Trie:
    def __init__(self, words=()):
        self.children = {}
        self.end = False
        for w in words:
            self += w

    def __iadd__(self, word):
        node = self
        for c in word:
            node = node.children.setdefault(c, Trie())
        node.end = True
        return self

    def __getitem__(self, prefix):
        node = self
        for c in prefix:
            node = node.children[c]
        return node

    def __contains__(self, word):
        try:
            return self[word].end
        except KeyError:
            return False

    def __iter__(self):
        if self.end:
            yield ""
        for c in sorted(self.children):
            for rest in self.children[c]:
                yield c + rest

    def __len__(self):
        return self.end + sum(len(t) for t in self.children.values())


def main():
    trie = Trie(["tea", "ten", "to", "inn"])
    trie += "in"
    print("te" in trie, "ten" in trie, "café" in trie)
    print(list(trie), len(trie))
    print(["te" + rest for rest in trie["te"]], len(trie["t"]))
    trie += "ten"
    print(len(trie), sorted(trie.children))


main()
