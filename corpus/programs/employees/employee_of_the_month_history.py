from itertools import groupby, count

winners = ["Kaj", "Kaj", "Lin", "Moe", "Moe", "Moe", "Lin", "Kaj"]

runs = [(name, len(list(group))) for name, group in groupby(winners)]
print(runs)

longest = max(runs, key=lambda r: r[1])
print(f"{longest[0]} won {longest[1]} times in a row")

last_seen = {}
gaps = {}
for month, name in zip(count(1), winners):
    if name in last_seen:
        gap = month - last_seen[name]
        if gap > 1:
            gaps.setdefault(name, []).append(gap)
    last_seen[name] = month
print(gaps, last_seen)

totals = sorted({n: winners.count(n) for n in winners}.items(), key=lambda t: (-t[1], t[0]))
for name, n in totals:
    months = [i for i, w in enumerate(winners, start=1) if w == name]
    print(name, n, months)
fair = max(n for _, n in totals) - min(n for _, n in totals) <= 1
print("fair" if fair else "unfair")
