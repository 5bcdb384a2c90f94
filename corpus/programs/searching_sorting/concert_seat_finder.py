class Seat:
    price_of = {"A": 80, "B": 55, "C": 30}

    def __init__(self, code):
        self.row, self.number = code[0], int(code[1:])

    def __eq__(self, other):
        return (self.row, self.number) == (other.row, other.number)

    def __hash__(self):
        return hash((self.row, self.number))

    def __str__(self):
        return f"{self.row}{self.number}"

    @property
    def price(self):
        # the middle of a row costs 10 more
        return self.price_of[self.row] + (10 if 4 <= self.number <= 6 else 0)


def side_by_side(free, n):
    rows = {}
    for seat in free:
        rows.setdefault(seat.row, []).append(seat)
    for row in rows.values():
        row.sort(key=lambda s: s.number)
        for i in range(len(row) - n + 1):
            block = row[i:i + n]
            if block[-1].number - block[0].number == n - 1:
                yield block


free = {Seat(c) for c in ["B3", "B4", "B6", "C1", "C2", "C3", "A5", "A6", "A6"]}
print(len(free), "free seats, cheapest", min(s.price for s in free))
offers = sorted(side_by_side(free, 2), key=lambda b: sum(s.price for s in b))
for block in offers:
    print("+".join(map(str, block)), sum(s.price for s in block))
print([str(s) for b in side_by_side(free, 3) for s in b])
free.discard(Seat("C2"))
print(len(offers), len(list(side_by_side(free, 2))), list(side_by_side(free, 4)))
