from itertools import accumulate, chain, compress, filterfalse, groupby, pairwise, permutations, repeat, starmap

word = "mississippi"
print([f"{k}{len(list(g))}" for k, g in groupby(word)])
print("".join(compress(word, [c not in word[:i] for i, c in enumerate(word)])))
print(sum(a == b for a, b in pairwise(word)), list(pairwise("ab")), list(pairwise("a")))
print(sorted({"".join(p) for p in permutations("aab")}))
print(list(filterfalse(str.islower, "aBcD")), list(starmap(str.replace, [("aXa", "X", "-"), ("b", "b", "")])))
totals = list(accumulate((len(list(g)) for _, g in groupby(word)), lambda a, b: max(a, b)))
print(totals, list(zip(repeat("row"), range(2))))
print("".join(chain.from_iterable(zip("ace", "bdf"))), *map("".join, zip(word, word[::-1])))
ordered = groupby(sorted(word.split("s") + ["pp"], key=len), key=len)
print({n: list(g) for n, g in ordered})
