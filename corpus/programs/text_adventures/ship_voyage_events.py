import random

random.seed(1492)
EVENTS = [
    ("calm sea", {"food": -2, "days": 1}),
    ("storm", {"food": -3, "hull": -2, "days": 1}),
    ("dolphins", {"food": -2, "mood": 1, "days": 1}),
    ("fishing luck", {"food": 3, "days": 1}),
    ("sea monster", {"food": -2, "hull": -4, "mood": -3, "days": 1}),
]
ship = {"food": 20, "hull": 9, "mood": 3, "days": 0}
log = []

def apply(ship, changes):
    for key, delta in changes.items():
        ship[key] = ship[key] + delta

def sunk_or_hungry(ship):
    if ship["hull"] <= 0: return "the ship is lost"
    if ship["food"] <= 0: return "no food left"
    if ship["mood"] < -1: return "mutiny"

while ship["days"] < 10:
    name, changes = random.choice(EVENTS)
    apply(ship, changes)
    log.append(name)
    print(ship["days"], name, {k: v for k, v in ship.items() if k != "days"})
    if (end := sunk_or_hungry(ship)):
        print("END:", end)
        break
else:
    print("Land ho!")
print({n: log.count(n) for n in sorted(set(log))})
