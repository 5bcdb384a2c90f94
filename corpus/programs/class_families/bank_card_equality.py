class Card:
    def __init__(self, number):
        self.number = number

    def __eq__(self, other):
        if not isinstance(other, Card):
            return NotImplemented
        return self.number == other.number

    def __hash__(self):
        return hash(self.number)

    def __repr__(self):
        return f"{type(self).__name__}({self.number})"


class Credit(Card):
    def __init__(self, number, limit):
        super().__init__(number)
        self.limit = limit


class Strict(Card):
    def __eq__(self, other):
        return type(other) is Strict and super().__eq__(other)

    __hash__ = Card.__hash__


def main():
    a, b, c = Card(4), Credit(4, 500), Strict(4)
    print(a == b, b == a, a == c, c == a, c == Strict(4))
    print(len({a, b}), len([x for x in (a, b, c) if x == a]))
    blocked = {Credit(7, 0), b}
    print(Card(7) in blocked, Card(9) in blocked, sorted(blocked, key=lambda x: x.number))
    print(a == 4, a != "4", [a, b, c].index(c))
    owners = {a: "Ada"}
    owners[b] = "Bo"
    print(owners)


main()
