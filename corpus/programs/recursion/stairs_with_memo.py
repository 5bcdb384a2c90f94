from functools import lru_cache

calls = 0


def ways(steps, jumps=(1, 2, 3)):
    global calls
    calls += 1
    if steps == 0:
        return 1
    if steps < 0:
        return 0
    return sum(ways(steps - j, jumps) for j in jumps)


@lru_cache(maxsize=None)
def fast_ways(steps, jumps=(1, 2, 3)):
    if steps <= 0:
        return int(steps == 0)
    return sum(fast_ways(steps - j, jumps) for j in jumps)


def main():
    print("4 steps:", ways(4))
    print("calls", calls)
    for n in (4, 9, 12):
        print(n, fast_ways(n), fast_ways(n, (1, 2)))
    info = fast_ways.cache_info()
    print("hits %d, misses %d" % (info.hits, info.misses))


main()
