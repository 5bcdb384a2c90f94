from collections import defaultdict


class Batch:
    def __init__(self, year, grams):
        self.year = year
        self.grams = grams

    def __lt__(self, other):
        return self.year < other.year

    def __repr__(self):
        return f"{self.grams}g'{self.year % 100}"


bank = defaultdict(list)
for line in """tomato 2019 30
bean 2021 200
tomato 2017 12
bean 2018 50
tomato 2022 40""".splitlines():
    kind, year, grams = line.split()
    bank[kind].append(Batch(int(year), int(grams)))


def hand_out(kind, grams):
    """Oldest first; what is used up goes."""
    given = []
    for batch in sorted(bank[kind]):
        take = min(batch.grams, grams)
        batch.grams -= take
        grams -= take
        given.append((batch.year, take))
        if not batch.grams:
            bank[kind].remove(batch)
        if not grams:
            break
    return given, grams


print(hand_out("tomato", 35))
print(hand_out("bean", 300))
print(hand_out("onion", 5))
print(dict(bank))
