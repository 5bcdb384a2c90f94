"""A tiny weather chain: today's odds from yesterday's."""
from typing import Dict, List

STATES = ("sun", "rain", "fog")


def check(table: Dict[str, List[float]]) -> None:
    for state, row in table.items():
        if sum(row) != 1.0:
            raise ValueError(f"row {state!r} sums to {sum(row)}")


def tomorrow(odds: List[float], table: Dict[str, List[float]]) -> List[float]:
    result = [0.0] * len(STATES)
    for p, state in zip(odds, STATES):
        for k, q in enumerate(table[state]):
            result[k] += p * q
    return result


def describe(odds: List[float]) -> str:
    best = max(range(len(odds)), key=odds.__getitem__)
    return f"{STATES[best]} ({odds[best]:.0%})"


def main() -> None:
    table = {
        "sun": [0.75, 0.25, 0.0],
        "rain": [0.5, 0.25, 0.25],
        "fog": [0.5, 0.0, 0.5],
    }
    check(table)
    odds = [0.0, 0.0, 1.0]
    for day in ("Mon", "Tue", "Wed"):
        print(day, describe(odds), [round(x, 3) for x in odds])
        odds = tomorrow(odds, table)
    assert abs(sum(odds) - 1) < 1e-9
    table["fog"] = [0.7, 0.2, 0.1]
    check(table)
    print("Thu", describe(odds))


if __name__ == "__main__":
    main()
