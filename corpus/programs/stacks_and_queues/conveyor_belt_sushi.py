from collections import deque
from itertools import cycle

belt = deque(["maki", "nigiri", None, "tempura", "maki"])
guests = {0: "maki", 2: "tempura"}
prices = {"maki": 3.2, "nigiri": 4.0, "tempura": 5.5}
bill = {seat: [] for seat in guests}
kitchen = cycle(["nigiri", "maki"])

for minute in range(5):
    for seat, wish in guests.items():
        if belt[seat] == wish:
            bill[seat].append(belt[seat])
            belt[seat] = None
    if belt[-1] is None:
        belt[-1] = next(kitchen)
    belt.rotate(1)
    print(minute, [d[:2] if d else ".." for d in belt])

for seat, dishes in bill.items():
    amount = sum(prices[d] for d in dishes)
    print(f"seat {seat}: {len(dishes)} plates, {amount:.2f}")
print(belt.count(None), "empty places")
