class Node:
    def __init__(self):
        self.next = {}
        self.ends = 0


def add(root, word):
    node = root
    for letter in word:
        if letter not in node.next:
            node.next[letter] = Node()
        node = node.next[letter]
    node.ends += 1


def count(node):
    return 1 + sum(count(child) for child in node.next.values())


def with_prefix(node, prefix):
    for letter in prefix:
        node = node.next.get(letter)
        if node is None:
            return []
    found = [prefix] * node.ends
    for letter in sorted(node.next):
        found += with_prefix_from(node.next[letter], prefix + letter)
    return found


def with_prefix_from(node, text):
    found = [text] * node.ends
    for letter, child in sorted(node.next.items()):
        found += with_prefix_from(child, text + letter)
    return found


root = Node()
for w in "car cat cart do car".split():
    add(root, w)
print(count(root), sorted(root.next))
print(with_prefix(root, "ca"))
print(with_prefix(root, "x"), with_prefix(root, "do"))
