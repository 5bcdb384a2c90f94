from itertools import zip_longest

END = object()


def interleave(*sources):
    for group in zip_longest(*sources, fillvalue=END):
        for item in group:
            if item is not END:
                yield item


def alternate(*sources):
    active = [iter(s) for s in sources]
    while active:
        for it in active[:]:
            try:
                yield next(it)
            except StopIteration:
                active.remove(it)


print("".join(interleave("ACE", "bdfh", "1")))
print("".join(alternate("ACE", "bdfh", "1")))
print(list(interleave()), list(interleave([], [None])))
a, b = alternate(range(3), "xy"), interleave(range(3), "xy")
print(all(x == y for x, y in zip(a, b)))
