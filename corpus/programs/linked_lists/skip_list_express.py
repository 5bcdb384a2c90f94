class Node:
    def __init__(self, key, levels):
        self.key = key
        self.forward = [None] * levels


class SkipList:
    def __init__(self, levels=3):
        self.head = Node(None, levels)
        self.levels = levels
        self.inserted = 0

    def _height(self):
        # every 2nd node reaches level 2, every 4th level 3
        self.inserted += 1
        height = 1
        while self.inserted % (2 ** height) == 0 and height < self.levels:
            height += 1
        return height

    def insert(self, key):
        node = Node(key, self._height())
        spot = self.head
        for level in reversed(range(self.levels)):
            while spot.forward[level] and spot.forward[level].key < key:
                spot = spot.forward[level]
            if level < len(node.forward):
                node.forward[level] = spot.forward[level]
                spot.forward[level] = node

    def search(self, key):
        spot, hops = self.head, 0
        for level in reversed(range(self.levels)):
            while (nxt := spot.forward[level]) and nxt.key <= key:
                spot, hops = nxt, hops + 1
        return spot.key == key, hops

    def lane(self, level):
        node = self.head.forward[level]
        while node:
            yield node.key
            node = node.forward[level]


def main():
    exits = SkipList()
    for km in (12, 40, 7, 88, 23, 61):
        exits.insert(km)
    for level in range(3):
        print(f"lane {level}:", *exits.lane(level))
    for km in (88, 23, 50):
        print(km, exits.search(km))


main()
