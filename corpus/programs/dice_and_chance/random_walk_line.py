import random


def walk(steps, seed, p=0.5):
    rng = random.Random(seed)
    x = 0
    path = [x]
    for _ in range(steps):
        x += 1 if rng.random() < p else -1
        path.append(x)
    return path


def returns(path):
    return [i for i, x in enumerate(path) if x == 0 and i > 0]


def sketch(path):
    lo, hi = min(path), max(path)
    rows = []
    for level in range(hi, lo - 1, -1):
        rows.append(f"{level:>3} " + "".join("o" if x == level else " " for x in path))
    return "\n".join(row.rstrip() for row in rows)


if __name__ == "__main__":
    path = walk(16, seed=31)
    print(path)
    print("back at zero:", returns(path))
    print(sketch(path))
    drift = walk(16, 31, p=0.7)
    print("with drift ends at", drift[-1], "instead of", path[-1])
