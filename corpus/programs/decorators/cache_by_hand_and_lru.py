from functools import lru_cache


def cached(func):
    store = {}

    def wrapper(*args):
        if args not in store:
            store[args] = func(*args)
        return store[args]

    wrapper.store = store
    return wrapper


@cached
def ways(n):
    if n <= 1:
        return 1
    return ways(n - 1) + ways(n - 2)


@lru_cache(maxsize=2)
def slow_square(n):
    print("computing", n)
    return n * n


print(ways(6), len(ways.store))
for n in (2, 3, 2, 4, 3, 2):
    slow_square(n)
info = slow_square.cache_info()
print(info.hits, info.misses, info.currsize)
