class Card:
    def __init__(self, name, number):
        self.name = name
        self.number = number
        self.next = None


class Rolodex:
    """A circle of cards, kept in order of the names."""

    def __init__(self):
        self.current = None
        self.size = 0

    def insert(self, name, number):
        card = Card(name, number)
        self.size += 1
        if self.current is None:
            card.next = card
            self.current = card
            return
        node = self.current
        for _ in range(self.size):
            if node.name <= name <= node.next.name or (node.next.name < node.name and (name >= node.name or name <= node.next.name)):
                break
            node = node.next
        card.next = node.next
        node.next = card

    def turn(self, steps=1):
        for _ in range(steps):
            self.current = self.current.next
        return self.current.name

    def __iter__(self):
        node = self.current
        for _ in range(self.size):
            yield node
            node = node.next


def main():
    r = Rolodex()
    for name, number in [("Mo", 5), ("Al", 1), ("Zed", 9), ("Cy", 3)]:
        r.insert(name, number)
    print([c.name for c in r])
    print(r.turn(), r.turn(2))
    print([c.number for c in r])
    start = min(r, key=lambda c: c.name)
    r.current = start
    print(" > ".join(c.name for c in r), ">", r.turn(r.size))


if __name__ == "__main__":
    main()
