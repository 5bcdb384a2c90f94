from collections import deque

ISLAND = [
    "~~~~~~~",
    "~11221~",
    "~12V31~",
    "~1231H~",
    "~~~~~~~",
]
HARD = {"1": 1, "2": 2, "3": 3, "H": 1}


def find(symbol):
    for r, row in enumerate(ISLAND):
        c = row.find(symbol)
        if c >= 0:
            return r, c


def flow(start, energy):
    reached = {start: energy}
    queue = deque([start])
    while queue:
        r, c = queue.popleft()
        for nr, nc in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
            cell = ISLAND[nr][nc]
            if cell not in HARD:
                continue
            left = reached[r, c] - HARD[cell]
            if left > reached.get((nr, nc), 0):
                reached[nr, nc] = left
                queue.append((nr, nc))
    return reached


def main():
    volcano, hut = find("V"), find("H")
    for energy in (2, 4, 6):
        reached = flow(volcano, energy)
        print(f"energy {energy}: {len(reached):>2} fields, hut {'burns' if hut in reached else 'stands'}")
    for r, row in enumerate(ISLAND[1:4], 1):
        print("".join("*" if (r, c) in reached and ch not in "VH" else ch for c, ch in enumerate(row)))
    print(volcano, hut, find("X"))


main()
