from functools import total_ordering


@total_ordering
class Node:
    def __init__(self, value, rest=None):
        self.value = value
        self.rest = rest

    def __lt__(self, other):
        return self.value.casefold() < other.value.casefold()

    def __eq__(self, other):
        return isinstance(other, Node) and self.value.casefold() == other.value.casefold()

    def __str__(self):
        return self.value if self.rest is None else f"{self.value}, {self.rest}"


def linked(text):
    node = None
    for word in sorted(text.split(), key=str.casefold, reverse=True):
        node = Node(word, node)
    return node


def merge(a, b):
    if a is None or b is None:
        return a or b
    if a == b:
        return Node(a.value, merge(a.rest, b.rest))
    if a < b:
        return Node(a.value, merge(a.rest, b))
    return Node(b.value, merge(a, b.rest))


def main():
    hers = linked("Zoltan anna Mette Ivo")
    his = linked("ivo Bruno mette")
    everyone = merge(hers, his)
    print(hers)
    print(his)
    print(everyone)
    print(merge(None, his), "|", merge(None, None))
    print(hers >= his, hers.rest == his.rest)


main()
