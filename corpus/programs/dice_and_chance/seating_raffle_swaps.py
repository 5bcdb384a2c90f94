import random

people = ["Ahn", "Boe", "Coy", "Dux", "Elk", "Fay"]
tables = [people[:3], people[3:]]
rng = random.Random(60)
met = {p: set() for p in people}


def note(tables):
    for t in tables:
        for p in t:
            met[p].update(q for q in t if q != p)


note(tables)
rounds = 1
while min(len(m) for m in met.values()) < 5 and rounds < 8:
    flat = tables[0] + tables[1]
    rng.shuffle(flat)
    tables = [flat[:3], flat[3:]]
    note(tables)
    rounds += 1
    missing = sum(5 - len(m) for m in met.values()) // 2
    print(f"round {rounds}: {tables} missing pairs {missing}")

print("all met" if all(len(m) == 5 for m in met.values()) else "not all met", "after", rounds)
for p in people:
    rest = sorted(set(people) - met[p] - {p})
    if rest:
        print(p, "never sat with", ", ".join(rest))
