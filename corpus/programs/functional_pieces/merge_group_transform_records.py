from functools import reduce
from itertools import chain, groupby, starmap
from operator import add, itemgetter, mul

sales = {"mon": [("tea", 2, 150), ("bun", 1, 90)], "tue": [], "wed": [("tea", 1, 150), ("jam", 4, 200)]}

every = sorted(chain.from_iterable(sales.values()), key=itemgetter(0))
totals = {
    name: sum(starmap(mul, ((n, cents) for _, n, cents in group)))
    for name, group in groupby(every, key=itemgetter(0))
}
print(totals)
print(reduce(add, totals.values()), max(totals.items(), key=itemgetter(1)))
by_day = dict(map(lambda kv: (kv[0], sum(n * c for _, n, c in kv[1])), sales.items()))
print(by_day, *filter(by_day.get, by_day))
names, counts, prices = zip(*every)
print(names, sum(counts), set(prices))
ranked = [(i, *pair) for i, pair in enumerate(sorted(totals.items(), key=lambda p: -p[1]), 1)]
print(*starmap("{}. {} {}".format, ranked), sep="; ")
print(list(zip(*[iter("abcdef")] * 2)))
