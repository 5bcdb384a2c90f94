floors = 6
rides = [(0, 4, 2), (4, 1, 1), (1, 5, 6), (5, 0, 0), (0, 2, 8)]
CABIN = 600
COUNTERWEIGHT = 900
PERSON = 75
G = 9.81
used = []
saved = []
for a, b, people in rides:
    mass = CABIN + people * PERSON - COUNTERWEIGHT
    work = mass * G * (b - a) * 3.2
    wh = work / 3600
    if wh > 0:
        used.append(wh)
    else:
        saved.append(-wh)
    print(f"{a}->{b} with {people}: {wh:+8.2f} Wh")
print(f"used {sum(used):.1f} Wh, regained {sum(saved) * 0.6:.1f} Wh")
visits = [0] * floors
for a, b, _ in rides:
    visits[b] += 1
print("visits per floor:", dict(enumerate(visits)))
print("never visited:", [f for f in range(floors) if not visits[f]])
park = max(range(floors), key=lambda f: (visits[f], -f))
print("best floor to wait at:", park)
