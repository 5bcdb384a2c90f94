def topple(piles, i=0):
    if i == len(piles):
        return piles
    if piles[i] < 4:
        return topple(piles, i + 1)
    piles[i] -= 2
    if i > 0:
        piles[i - 1] += 1
    if i + 1 < len(piles):
        piles[i + 1] += 1
    return topple(piles, max(0, i - 1))


def bars(piles):
    return " ".join("░▒▓█"[min(p, 3)] * 2 for p in piles)


start = [0, 3, 6, 1]
before = sum(start)
print(bars(start))
stable = topple(start)
print(bars(stable), stable)
print("lost:", before - sum(stable))

for grains in range(2):
    stable[1] += 2
    topple(stable)
    print(grains, stable, all(p < 4 for p in stable))
print(start is stable)
