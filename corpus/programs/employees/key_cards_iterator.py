class CardRange:
    """Numbers of cards, with a check digit at the end."""

    def __init__(self, first, last, skip=()):
        self.first, self.last = first, last
        self.skip = set(skip)

    @staticmethod
    def check_digit(n):
        return sum(int(d) * w for d, w in zip(str(n), (3, 1, 3, 1))) % 10

    def __iter__(self):
        self.current = self.first
        return self

    def __next__(self):
        while self.current in self.skip:
            self.current += 1
        if self.current > self.last:
            raise StopIteration
        n = self.current
        self.current += 1
        return f"{n}-{self.check_digit(n)}"


def valid(card):
    number, digit = card.split("-")
    return CardRange.check_digit(int(number)) == int(digit)


cards = CardRange(2047, 2052, skip=[2049, 2050])
print(list(cards))
people = ["Ute", "Vic", "Wes"]
given = dict(zip(people, cards))
print(given)
print(all(map(valid, given.values())), valid("2047-1"))
it = iter(cards)
print(next(it), next(it))
print([a for a in cards if valid(a)][-1])
typo = given["Vic"].replace("2", "3", 1)
print(typo, valid(typo))
