from functools import partial, reduce


def memo(func, store=None):
    store = {} if store is None else store

    def inner(*args):
        if args not in store:
            store[args] = func(inner, *args)
        return store[args]

    inner.store = store
    return inner


binom = memo(lambda me, n, k: 1 if k in (0, n) else me(n - 1, k - 1) + me(n - 1, k))
edit = memo(lambda me, a, b: len(a) + len(b) if not (a and b) else
            me(a[1:], b[1:]) if a[0] == b[0] else 1 + min(me(a[1:], b), me(a, b[1:])))

print([binom(4, k) for k in range(5)], len(binom.store))
print(edit("cat", "cart"), edit("ab", "ba"), len(edit.store))
shared = {}
first = memo(lambda me, n: n, shared)
second = memo(lambda me, n: n * 100, shared)
print(first(3), second(3), second(4), first(4))
row = partial(map, partial(binom, 3))
print(list(row(range(4))), reduce(lambda a, b: a + b, row([1, 2])))
