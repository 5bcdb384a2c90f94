def solve(heads, legs):
    cows = (legs - 2 * heads) / 2
    chickens = heads - cows
    if cows < 0 or chickens < 0 or cows != int(cows):
        return None
    return int(cows), int(chickens)


def brute(heads, legs, **animals):
    """Any animals with any number of legs, as keyword arguments."""
    if not animals:
        if heads == legs == 0:
            yield {}
        return
    name, n = animals.popitem()
    for k in range(heads + 1):
        for rest in brute(heads - k, legs - n * k, **animals):
            yield {**rest, name: k}


print(solve(10, 28), solve(5, 21), solve(3, 20))
for answer in brute(4, 14, hen=2, cow=4):
    print(answer, solve(4, 14))
farm = list(brute(4, 18, hen=2, cow=4, ant=6))
print(len(farm))
for a in farm:
    print(", ".join(f"{k} {n}" for n, k in a.items() if k))
