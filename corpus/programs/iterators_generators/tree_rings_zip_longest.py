from itertools import zip_longest, accumulate

oak = [2, 3, 1, 4]
pine = [5, 4, 4]
birch = [3]

print("year oak pine birch")
for year, (a, b, c) in enumerate(zip_longest(oak, pine, birch, fillvalue=0), 2001):
    print(f"{year} {a:>3} {b:>4} {c:>5}")

widths = {name: list(accumulate(rings)) for name, rings in (("oak", oak), ("pine", pine), ("birch", birch))}
print(widths)
for name, w in widths.items():
    passed = next((i for i, mm in enumerate(w) if mm >= 5), None)
    print(name, "reached 5 mm", "never" if passed is None else f"in year {passed + 1}")
growth = [b - a for a, b in zip(oak, oak[1:])]
print(growth, list(accumulate(growth, initial=oak[0])) == oak)
best = max(zip(oak, pine), key=sum)
print("best common year:", best)
print(list(accumulate(pine, max)), list(accumulate(oak, lambda a, b: a * 10 + b)))
