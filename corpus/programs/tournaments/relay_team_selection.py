from itertools import combinations, permutations

times = {
    "Pia": {"back": 34.1, "breast": 38.0, "fly": 33.5},
    "Jana": {"back": 33.2, "breast": 39.4, "fly": 31.9},
    "Lotte": {"back": 36.0, "breast": 36.2, "fly": 34.4},
    "Mara": {"back": 35.5, "breast": 40.1, "fly": 32.0},
}
legs = ("back", "breast", "fly")

best = None
tried = 0
for team in combinations(times, 3):
    for order in permutations(team):
        tried += 1
        total = sum(times[who][leg] for who, leg in zip(order, legs))
        if best is None or total < best[0]:
            best = (total, order)
            print(f"{total:.1f}", order)

greedy = []
for leg in legs:
    free = [n for n in times if n not in greedy]
    greedy.append(min(free, key=lambda n: times[n][leg]))
greedy_total = sum(times[n][leg] for n, leg in zip(greedy, legs))
print("tried", tried)
print("greedy", greedy, round(greedy_total, 1), "loses", round(greedy_total - best[0], 2))
