cache = {}


def row(n):
    """Row n of the triangle."""
    if n not in cache:
        if n == 0:
            cache[n] = [1]
        else:
            above = row(n - 1)
            cache[n] = [1] + [a + b for a, b in zip(above, above[1:])] + [1]
    return cache[n]


print(row(3), sorted(cache))
r = row(2)
r[1] = 99               # spoils what is remembered
print(row(2), row(4))
cache.clear()
print(row(4), len(cache))
safe = tuple(row(2))
try:
    safe[1] = 0
except TypeError as e:
    print(e)
