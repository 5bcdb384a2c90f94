import random

people = ["Ada", "Bo", "Cem", "Di", "Eva"]
couples = {("Ada", "Bo"), ("Cem", "Di")}

rng = random.Random(2023)
tries = 0
while True:
    tries += 1
    order = people[:]
    rng.shuffle(order)
    gives = dict(zip(order, order[1:] + order[:1]))
    bad = [(a, b) for a, b in gives.items() if (a, b) in couples or (b, a) in couples]
    if not bad:
        break

print(tries > 0, len(gives), sorted(gives) == sorted(gives.values()))
here = "Ada"
round_trip = []
for _ in people:
    round_trip.append(here)
    here = gives[here]
print("one circle:", here == "Ada" and sorted(round_trip) == people)
print("no couples:", not any((a, gives[a]) in couples for a in people))

# Bo falls ill: his giver now gives to whom Bo would have given
giver = next(p for p in people if gives[p] == "Bo")
gives[giver] = gives.pop("Bo")
people.remove("Bo")
print(len(gives), giver != gives[giver], set(gives) == set(people))
