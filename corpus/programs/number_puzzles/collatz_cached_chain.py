chain = {1: 1}


def length(n):
    trail = []
    while n not in chain:
        trail.append(n)
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    known = chain[n]
    for i, m in enumerate(reversed(trail), 1):
        chain[m] = known + i
    return chain[trail[0]] if trail else known


print([length(n) for n in range(1, 8)])
print(len(chain), chain[16], max(chain), max(chain, key=chain.get))
before = len(chain)
print(length(9), len(chain) - before)
print(length(1), length(40))
