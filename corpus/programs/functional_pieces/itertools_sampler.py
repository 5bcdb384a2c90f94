from itertools import accumulate, chain, combinations, count, cycle, dropwhile, islice, product, repeat, takewhile

print(list(accumulate([3, 1, 4, 1])), list(accumulate([3, 1, 4, 1], max)))
print(list(accumulate("abc", initial=">")))
print(list(islice(count(10, 5), 3)), list(islice("abcdefgh", 1, 7, 2)))
print(list(takewhile(str.isalpha, "ab1cd")), list(dropwhile(str.isalpha, "ab1cd")))
print(["".join(c) for c in combinations("wxyz", 2)])
print([a + b for a, b in product("ab", repeat=2)])
shifts = cycle(["early", "late"])
print([(day, next(shifts)) for day in ("mo", "tu", "we")])
nested = [[1], [], [2, 3]]
print(list(chain.from_iterable(nested)), list(chain("x", range(2))))
print(list(map(pow, [2, 3, 4], repeat(2))))
stream = iter([5, 8, 0, 9])
print(list(takewhile(bool, stream)), list(stream))
