from itertools import chain, combinations

def power_set(items):
    items = sorted(items)
    return list(map(frozenset, chain.from_iterable(combinations(items, n) for n in range(len(items) + 1))))

toppings = {"nuts", "honey", "banana"}
hates = [{"nuts", "honey"}, {"banana"}]

menus = power_set(toppings)
print(len(menus))
ok = [m for m in menus if not any(bad <= m for bad in hates)]
for m in ok:
    print("+".join(sorted(m)) or "plain")

largest = max(ok, key=lambda m: (len(m), sorted(m)))
print(sorted(largest))
supersets = {m: sum(m < other for other in menus) for m in menus}
print([supersets[m] for m in menus])
assert supersets[frozenset()] == len(menus) - 1
print(frozenset({"nuts"}) in ok, {"nuts"} in ok, frozenset("ab") | {"c"} == set("abc"))
