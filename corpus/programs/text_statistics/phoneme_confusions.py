from functools import reduce
from operator import mul, itemgetter

HEARD = [("bat", "pat"), ("dip", "tip"), ("bad", "bat"), ("pig", "pig"), ("dog", "tog")]


def confusions(pairs):
    table = {}
    for said, heard in pairs:
        for a, b in zip(said, heard):
            row = table.setdefault(a, {})
            row[b] = row.get(b, 0) + 1
    return table


def probability(table, said, heard):
    factors = (table.get(a, {}).get(b, 0) / sum(table.get(a, {"": 1}).values()) for a, b in zip(said, heard))
    return reduce(mul, factors, 1)


def main():
    table = confusions(HEARD)
    for sound in sorted(table):
        row = table[sound]
        wrong = sum(n for other, n in row.items() if other != sound)
        if wrong:
            print(sound, row, f"{wrong / sum(row.values()):.0%} wrong")
    candidates = {w: probability(table, "bid", w) for w in ("bid", "bit", "pid", "pit", "kid")}
    for word, p in sorted(candidates.items(), key=itemgetter(1), reverse=True):
        print(f"{word} {p:.3f}")
    print(round(sum(candidates.values()), 6))
    perfect = [s for s, h in HEARD if s == h]
    voiced = {"b": "p", "d": "t", "g": "k"}
    lost = sum(voiced.get(a) == b for s, h in HEARD for a, b in zip(s, h))
    print(perfect, lost, reduce(lambda acc, pair: acc + (pair[0] != pair[1]), HEARD, 0))


if __name__ == "__main__":
    main()
