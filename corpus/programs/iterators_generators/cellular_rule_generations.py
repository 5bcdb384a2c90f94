def generations(cells, rule):
    while True:
        yield cells
        padded = "0" + cells + "0"
        cells = "".join(str(rule >> int(padded[i:i + 3], 2) & 1) for i in range(len(cells)))


def draw(cells):
    return cells.translate(str.maketrans("01", ".#"))


def until_repeat(states):
    seen = {}
    for n, s in enumerate(states):
        if s in seen:
            return n, seen[s]
        seen[s] = n


start = "000010000"
for n, cells in zip(range(4), generations(start, 90)):
    print(n, draw(cells))
for rule in (90, 30, 0):
    end, first = until_repeat(generations("00100", rule))
    print(f"rule {rule}: repeats generation {first} after {end - first}")
alive = [c.count("1") for c, _ in zip(generations(start, 30), range(5))]
print(alive)
