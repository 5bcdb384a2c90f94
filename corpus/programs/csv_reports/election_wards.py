from functools import reduce

WARDS = [
    {"ward": "Old Town", "votes": {"Green": 410, "Blue": 380}},
    {"ward": "Harbour", "votes": {"Green": 120, "Blue": 260, "Pirates": 75}},
    {"ward": "Hill", "votes": {"Blue": 305, "Pirates": 40, "Green": 333}},
]


def add(a: dict, b: dict) -> dict:
    return {k: a.get(k, 0) + b.get(k, 0) for k in a.keys() | b.keys()}


def winner(votes: dict) -> str:
    return max(sorted(votes), key=votes.__getitem__)


def seats(votes: dict, n: int) -> dict:
    given = {party: 0 for party in votes}
    for _ in range(n):
        party = max(sorted(votes), key=lambda p: votes[p] / (given[p] + 1))
        given[party] += 1
    return given


def main():
    total = reduce(add, (w["votes"] for w in WARDS))
    print({k: total[k] for k in sorted(total)})
    for w in WARDS:
        print(w["ward"] + ",", winner(w["votes"]))
    result = seats(total, 7)
    print(sorted(result.items(), key=lambda kv: -kv[1]))
    cast = sum(total.values())
    for party in sorted(total):
        print(f"{party:8}{total[party] / cast:7.2%}{result[party] / 7:7.2%}")


main()
