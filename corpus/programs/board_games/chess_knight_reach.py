"""Which squares can a knight reach in n jumps?"""
JUMPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
SIZE = 5


def to_xy(name):
    return ord(name[0]) - ord("a"), int(name[1]) - 1


def to_name(x, y):
    return "abcde"[x] + str(y + 1)


def neighbours(square):
    x, y = to_xy(square)
    for dx, dy in JUMPS:
        if 0 <= x + dx < SIZE and 0 <= y + dy < SIZE:
            yield to_name(x + dx, y + dy)


def reach(start, jumps):
    squares = {start}
    for _ in range(jumps):
        squares = {n for s in squares for n in neighbours(s)}
    return squares


one = sorted(reach("a1", 1))
two = reach("a1", 2)
print(one)
print(len(two), "squares:", " ".join(sorted(two)))
print("home again?", "a1" in two)
corner, centre = (len(list(neighbours(s))) for s in ("e5", "c3"))
print(f"{corner=} {centre=}")
