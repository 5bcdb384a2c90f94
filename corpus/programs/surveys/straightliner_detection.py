from statistics import pstdev
from itertools import groupby

RESPONSES = {
    "r1": [3, 3, 3, 3, 3, 3],
    "r2": [1, 5, 2, 4, 3, 5],
    "r3": [1, 2, 3, 4, 5, 1],
    "r4": [4, 4, 4, 4, 4, 2],
}
SECONDS = {"r1": 8, "r2": 64, "r3": 41, "r4": 12}


def longest_run(values):
    return max(len(list(g)) for _, g in groupby(values))


def is_staircase(values):
    steps = {(b - a) % 5 for a, b in zip(values, values[1:])}
    return len(steps) == 1 and steps != {0}


CHECKS = {
    "no variation": lambda r: pstdev(RESPONSES[r]) < 0.5,
    "long run": lambda r: longest_run(RESPONSES[r]) >= 5,
    "staircase": lambda r: is_staircase(RESPONSES[r]),
    "too fast": lambda r: SECONDS[r] / len(RESPONSES[r]) < 3,
}


def flags(r):
    return [name for name, check in CHECKS.items() if check(r)]


def main():
    suspicious = {r: f for r in RESPONSES if (f := flags(r))}
    for r in RESPONSES:
        print(r, f"sd={pstdev(RESPONSES[r]):.2f} run={longest_run(RESPONSES[r])}", "; ".join(suspicious.get(r, ["fine"])))
    out = [r for r, f in suspicious.items() if len(f) >= 2]
    print("removed:", out)
    rest = [v for r, v in RESPONSES.items() if r not in out]
    print([round(sum(q) / len(q), 2) for q in zip(*rest)])
    counts = {name: sum(name in f for f in suspicious.values()) for name in CHECKS}
    print(counts)


if __name__ == "__main__":
    main()
