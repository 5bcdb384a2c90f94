def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        prev, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            prev, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, prev + (x != y))
    return row[-1]


class BKTree:
    def __init__(self, word):
        self.word = word
        self.children = {}

    def add(self, word):
        d = distance(word, self.word)
        if d in self.children:
            self.children[d].add(word)
        elif d:
            self.children[d] = BKTree(word)

    def near(self, word, limit):
        d = distance(word, self.word)
        if d <= limit:
            yield d, self.word
        for k, child in self.children.items():
            if d - limit <= k <= d + limit:
                yield from child.near(word, limit)


tree = BKTree("tea")
for w in ("ten", "pea", "cup"):
    tree.add(w)
print(sorted(tree.children))
print(sorted(tree.near("tee", 1)))
