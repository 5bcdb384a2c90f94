customers = [(0, 4), (1, 6), (2, 1), (3, 3), (9, 2)]

def simulate(customers, tills):
    free_at = [0] * tills
    waits = []
    for arrive, minutes in customers:
        till = min(range(tills), key=lambda i: free_at[i])
        start = max(arrive, free_at[till])
        waits.append(start - arrive)
        free_at[till] = start + minutes
    return waits, free_at

one = simulate(customers, 1)
two = simulate(customers, 2)
for name, (waits, free_at) in (("one till", one), ("two tills", two)):
    print(f"{name}: waits {waits}, mean {sum(waits) / len(waits):.1f}, closed at {max(free_at)}")

quick_first = sorted(customers, key=lambda c: c[1])
waits, _ = simulate(quick_first, 1)
print(waits, sum(waits) < sum(one[0]))
saved = [a - b for a, b in zip(one[0], two[0])]
print("saved", saved, "most by customer", saved.index(max(saved)) + 1)
busy = sum(m for _, m in customers)
for tills in (1, 2, 3):
    _, free_at = simulate(customers, tills)
    print(tills, f"{busy / (tills * max(free_at)):.0%} busy")
