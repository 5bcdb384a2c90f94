import random
from dataclasses import dataclass


@dataclass
class Card:
    owner: str
    rows: list

    @classmethod
    def create(cls, owner, rng, size=3):
        columns = [rng.sample(range(10 * c + 1, 10 * c + 11), size) for c in range(size)]
        return cls(owner, [list(r) for r in zip(*columns)])

    def marked(self, called):
        return [[n in called for n in row] for row in self.rows]

    def bingo(self, called):
        m = self.marked(called)
        lines = m + [list(c) for c in zip(*m)]
        lines.append([m[i][i] for i in range(len(m))])
        return any(map(all, lines))

    def show(self, called):
        for row in self.rows:
            yield " ".join(f"[{n:>2}]" if n in called else f" {n:>2} " for n in row)


def main():
    rng = random.Random(99)
    cards = [Card.create(name, rng) for name in ("Omi", "Lars")]
    numbers = list(range(1, 31))
    rng.shuffle(numbers)
    called = []
    winner = None
    while winner is None and numbers:
        called.append(numbers.pop())
        winner = next((c for c in cards if c.bingo(called)), None)
    print(winner is not None, len(called) + len(numbers) == 30)
    for left, right in zip(*(c.show(called) for c in cards)):
        print(len(left) == len(right) == 14, left.count("[") <= 3)
    total = sum(n for c in cards for row in c.rows for n in row)
    print(total == sum(map(sum, cards[0].rows)) + sum(map(sum, cards[1].rows)))
    empty = Card("Test", [[1, 11], [2, 12]])
    print(list(empty.show({11, 2})), empty.bingo({11, 2}), empty.bingo({1, 12}))


if __name__ == "__main__":
    main()
