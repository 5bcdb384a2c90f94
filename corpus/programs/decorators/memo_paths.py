from functools import lru_cache


@lru_cache(maxsize=None)
def paths(x, y):
    """Number of ways through the garden to gate (x, y), avoiding the pond."""
    if (x, y) in POND:
        return 0
    if x == 0 and y == 0:
        return 1
    total = 0
    if x > 0:
        total += paths(x - 1, y)
    if y > 0:
        total += paths(x, y - 1)
    return total


POND = {(1, 1), (2, 1)}

print("to the gate:", paths(3, 3))
info = paths.cache_info()
print("hits", info.hits, "misses", info.misses)

POND = set()
print("pond drained:", paths(3, 3))
paths.cache_clear()
print("after clearing:", paths(3, 3), paths.cache_info().misses)
for x in range(1, 4):
    print([paths(x, y) for y in range(4)])
