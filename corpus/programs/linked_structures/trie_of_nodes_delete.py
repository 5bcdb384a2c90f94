class Node:
    def __init__(self):
        self.kids = {}
        self.word = None


class Trie:
    def __init__(self, *words):
        self.root = Node()
        for w in words:
            self.add(w)

    def add(self, word):
        node = self.root
        for c in word:
            node = node.kids.setdefault(c, Node())
        node.word = word

    def longest_prefix(self, text):
        node, best = self.root, None
        for c in text:
            node = node.kids.get(c)
            if node is None:
                break
            best = node.word or best
        return best

    def remove(self, word):
        def below(node, i):
            if i == len(word):
                node.word = None
            elif word[i] in node.kids:
                if below(node.kids[word[i]], i + 1):
                    del node.kids[word[i]]
            return not node.kids and node.word is None
        return below(self.root, 0)

    def size(self, node=None):
        node = node or self.root
        return 1 + sum(self.size(k) for k in node.kids.values())


t = Trie("in", "inn", "tea")
print(t.longest_prefix("inner"), t.longest_prefix("tear"), t.longest_prefix("te"), t.size())
print(t.remove("inn"), t.size(), t.longest_prefix("inner"))
t.remove("te")
print(t.remove("in"), t.size(), t.remove("tea"), t.size(), t.longest_prefix("tea"))
