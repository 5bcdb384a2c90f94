def perms(items):
    if len(items) <= 1:
        yield list(items)
        return
    for i, item in enumerate(items):
        for rest in perms(items[:i] + items[i + 1:]):
            yield [item] + rest


def subsets(items):
    if not items:
        yield ()
    else:
        for rest in subsets(items[1:]):
            yield rest
            yield (items[0],) + rest


for p in perms("abc"):
    word = "".join(p)
    if word in ("cab", "bac"):
        print("found", word)
        break
else:
    print("no word")
print(sum(1 for _ in perms([1, 2, 3])))
print([s for s in subsets((1, 2, 3)) if sum(s) == 3])
