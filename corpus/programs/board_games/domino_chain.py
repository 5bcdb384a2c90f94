class Domino:
    def __init__(self, a, b):
        self.a, self.b = a, b

    def flipped(self):
        return Domino(self.b, self.a)

    def __eq__(self, other):
        return {self.a, self.b} == {other.a, other.b}

    def __repr__(self):
        return f"[{self.a}|{self.b}]"


def longest(chain, stones):
    best = chain
    end = chain[-1].b
    for i, stone in enumerate(stones):
        rest = stones[:i] + stones[i + 1:]
        for s in (stone, stone.flipped()):
            if s.a == end:
                candidate = longest(chain + [s], rest)
                if len(candidate) > len(best):
                    best = candidate
    return best


def main():
    start = Domino(6, 6)
    hand = [Domino(1, 6), Domino(1, 4), Domino(4, 2), Domino(5, 5)]
    chain = longest([start], hand)
    print("".join(map(str, chain)))
    print("eyes:", sum(d.a + d.b for d in chain))
    left = [d for d in hand if d not in chain]
    print("left over:", left)
    print(Domino(4, 1) in hand, Domino(0, 0) in hand)


main()
