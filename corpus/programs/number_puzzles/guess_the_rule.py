"""Given the start of a sequence, find a simple rule and continue it."""
from typing import Callable, List, NamedTuple, Optional


class Rule(NamedTuple):
    name: str
    find: Callable[[List[int]], Optional[Callable[[int], int]]]


def adds(seq):
    step = seq[1] - seq[0]
    if all(b - a == step for a, b in zip(seq, seq[1:])):
        return lambda last: last + step


def multiplies(seq):
    if 0 in seq or seq[1] % seq[0]:
        return None
    factor = seq[1] // seq[0]
    if all(a * factor == b for a, b in zip(seq, seq[1:])):
        return lambda last: last * factor


def doubles_and_one(seq):
    k = seq[1] - 2 * seq[0]
    if all(b == 2 * a + k for a, b in zip(seq, seq[1:])):
        return lambda last: 2 * last + k


RULES = [Rule("arithmetic", adds), Rule("geometric", multiplies), Rule("double and add", doubles_and_one)]


def go_on(seq, n=2):
    for rule in RULES:
        step = rule.find(seq)
        if step:
            longer = list(seq)
            for _ in range(n):
                longer.append(step(longer[-1]))
            return rule.name, longer[len(seq):]
    return "no idea", []


def main():
    for seq in ([3, 7, 11], [5, -10, 20], [1, 3, 7, 15], [2, 3, 5, 7], [4, 4]):
        print(seq, *go_on(seq))


if __name__ == "__main__":
    main()
