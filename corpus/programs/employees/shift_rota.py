from itertools import cycle, islice, product

PEOPLE = ["Ava", "Bruno", "Chen"]
DAYS = ["Mon", "Tue", "Wed", "Thu"]
SHIFTS = ["early", "late"]


def rota(people, off=()):
    off = set(off)
    turn = cycle(people)
    plan = {}
    for slot in product(DAYS, SHIFTS):
        for person in islice(turn, len(people)):
            if (person, slot[0]) not in off:
                plan[slot] = person
                break
        else:
            plan[slot] = "???"
    return plan


def count(plan):
    n = {p: 0 for p in PEOPLE}
    for person in plan.values():
        n[person] = n.get(person, 0) + 1
    return n


plan = rota(PEOPLE, off=[("Ava", "Tue"), ("Chen", "Tue"), ("Bruno", "Thu")])
for day in DAYS:
    print(day, *[f"{s}: {plan[day, s]}" for s in SHIFTS], sep="  ")
print(count(plan))
double = [d for d in DAYS if plan[d, "early"] == plan[d, "late"]]
print("double shifts:", double)
sick = rota(PEOPLE, [(p, "Wed") for p in PEOPLE])
print(sick["Wed", "late"], count(sick)["???"])
