from functools import lru_cache

TERRAIN = (0, 0, 1, 2, 2, 1, 3, 3, 0)
COST = {-2: 6, -1: 2, 0: 1, 1: 3}


@lru_cache(None)
def cheapest(i):
    """Energy from field i to the end; a jump over one field costs 5."""
    if i == len(TERRAIN) - 1:
        return 0, (i,)
    options = []
    rise = TERRAIN[i + 1] - TERRAIN[i]
    if rise in COST:
        c, way = cheapest(i + 1)
        options.append((COST[rise] + c, (i,) + way))
    if i + 2 < len(TERRAIN) and abs(TERRAIN[i + 2] - TERRAIN[i]) <= 1:
        c, way = cheapest(i + 2)
        options.append((5 + c, (i,) + way))
    return min(options, default=(float("inf"), (i,)))


for start in (0, 4, 6, 7):
    cost, way = cheapest(start)
    print(f"from {start}: {cost} via {way}")
print(cheapest.cache_info().currsize, "fields computed")
stuck = [i for i in range(len(TERRAIN)) if cheapest(i)[0] == float("inf")]
print("stuck at", stuck, "reaching", cheapest(0)[1][-1])
COST[-3] = 12
print(cheapest(7))
cheapest.cache_clear()
print(cheapest(7), cheapest(0))
