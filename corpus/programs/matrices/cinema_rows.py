import string


class SoldOut(Exception):
    def __init__(self, wanted, left):
        super().__init__(f"wanted {wanted} together, longest gap is {left}")
        self.wanted = wanted


class Hall:
    def __init__(self, *rows):
        self.rows = [list(r) for r in rows]

    @staticmethod
    def label(r, c):
        return f"{string.ascii_uppercase[r]}{c + 1}"

    def gaps(self):
        for r, row in enumerate(self.rows):
            start = None
            for c, seat in enumerate(row + ["x"]):
                if seat == "o" and start is None:
                    start = c
                elif seat == "x" and start is not None:
                    yield r, start, c - start
                    start = None

    def book(self, n):
        gaps = sorted((g for g in self.gaps() if g[2] >= n), key=lambda g: g[2])
        if not gaps:
            raise SoldOut(n, max(g[2] for g in self.gaps()))
        r, start, _ = gaps[0]
        self.rows[r][start:start + n] = "x" * n
        return [self.label(r, c) for c in range(start, start + n)]


hall = Hall("ooxoo", "xooox", "ooooo")
for party in (3, 2, 5, 2, 2):
    try:
        print(party, hall.book(party))
    except SoldOut as err:
        print(party, "->", err)
for row in hall.rows:
    print("".join(row))
