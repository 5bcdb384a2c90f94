COSTS = [
    {"red": 4, "white": 7, "blue": 5},
    {"red": 3, "white": 6, "blue": 8},
    {"red": 9, "white": 2, "blue": 6},
    {"red": 5, "white": 5, "blue": 5},
]


def cheapest(costs):
    """No two houses side by side in the same colour."""
    state = {c: (p, [c]) for c, p in costs[0].items()}
    for house in costs[1:]:
        new = {}
        for colour, price in house.items():
            total, plan = min((t, p) for c, (t, p) in state.items() if c != colour)
            new[colour] = (total + price, plan + [colour])
        state = new
    return min(state.values())


total, plan = cheapest(COSTS)
print(total, plan)
naive = [min(h, key=h.get) for h in COSTS]
print("without the rule:", naive, sum(min(h.values()) for h in COSTS))
clash = [i for i, (a, b) in enumerate(zip(naive, naive[1:])) if a == b]
print("clash at", clash)
for i, colour in enumerate(plan):
    print(f"house {i + 1}: {colour:<6}{COSTS[i][colour]}")
print(cheapest([{"red": 1}]))
