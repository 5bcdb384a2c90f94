class Peg(list):
    def push(self, disc):
        if self and self[-1] < disc:
            raise ValueError(f"{disc} on {self[-1]}")
        self.append(disc)


class Towers:
    def __init__(self, n, limit=None):
        self.pegs = {"A": Peg(range(n, 0, -1)), "B": Peg(), "C": Peg()}
        self.moves = 0
        self.limit = limit

    def move(self, a, b):
        if self.limit is not None and self.moves >= self.limit:
            raise StopIteration(f"limit of {self.limit} moves")
        self.pegs[b].push(self.pegs[a].pop())
        self.moves += 1

    def solve(self, n, a="A", c="C", b="B"):
        if n:
            self.solve(n - 1, a, b, c)
            self.move(a, c)
            self.solve(n - 1, b, c, a)
        return self

    def __str__(self):
        return " ".join(f"{k}:{''.join(map(str, p)) or '-'}" for k, p in self.pegs.items())


def main():
    t = Towers(3)
    print(t)
    print(t.solve(3), t.moves)
    short = Towers(4, limit=6)
    try:
        short.solve(4)
    except StopIteration as e:
        print(e, "|", short)
    try:
        short.move("A", "B") if short.limit is None else short.pegs["C"].push(9)
    except ValueError as e:
        print("not allowed:", e)
    print([Towers(n).solve(n).moves for n in range(5)])


if __name__ == "__main__":
    main()
