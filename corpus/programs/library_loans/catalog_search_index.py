from collections import defaultdict


class Catalog:
    STOP = frozenset({"the", "of", "a", "and"})

    def __init__(self):
        self.titles = []
        self.index = defaultdict(set)

    def add(self, *titles):
        for title in titles:
            number = len(self.titles)
            self.titles.append(title)
            for word in title.lower().split():
                if word not in self.STOP:
                    self.index[word].add(number)

    def __getitem__(self, query):
        include, exclude = set(range(len(self.titles))), set()
        for word in query.lower().split():
            if word.startswith("-"):
                exclude |= self.index.get(word[1:], set())
            elif word not in self.STOP:
                include &= self.index.get(word, set())
        return [self.titles[i] for i in sorted(include - exclude)]


def main():
    c = Catalog()
    c.add("The Name of the Rose", "The Name of the Wind", "A Wind in the Door", "War and Peace")
    queries = ["name", "the name -wind", "wind", "of the", "peace treaty", "-wind"]
    for q in queries:
        print(f"{q:<15}{c[q]}")
    print(len(c.index), sorted(c.index)[:3])
    common = max(sorted(c.index), key=lambda w: len(c.index[w]))
    print(common, c.index[common])
    c.add("The Rose Garden")
    print(c["rose"], c["rose -name"])


main()
