from functools import lru_cache

calls = {"plain": 0, "dict": 0, "lru": 0}


def plain(n):
    calls["plain"] += 1
    return n if n < 2 else plain(n - 1) + plain(n - 2)


known = {0: 0, 1: 1}


def with_dict(n):
    calls["dict"] += 1
    if n not in known:
        known[n] = with_dict(n - 1) + with_dict(n - 2)
    return known[n]


@lru_cache(maxsize=2)
def with_lru(n):
    calls["lru"] += 1
    return n if n < 2 else with_lru(n - 1) + with_lru(n - 2)


for f in (plain, with_dict, with_lru):
    print(f(9))
print(calls)
print(sorted(known)[-3:], with_lru.cache_info().currsize)
with_dict(10)
with_lru(8)
print(calls)
