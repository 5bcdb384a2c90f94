sales = [("Dune", 12), ("Emma", 7), ("Dune", 5), ("Walden", 7), ("Emma", 10), ("Ulysses", 1)]

totals = {}
for title, n in sales:
    totals[title] = totals.get(title, 0) + n

ordered = sorted(totals.items(), key=lambda t: t[1], reverse=True)
rank = 0
last = None
ranks = {}
for i, (title, n) in enumerate(ordered, 1):
    if n != last:
        rank = i
        last = n
    ranks[title] = rank
    print(rank, title.ljust(8), n)

tied = [t for t in ranks if list(ranks.values()).count(ranks[t]) > 1]
print("tied:", tied)

half = sum(totals.values()) / 2
running = 0
for title, n in ordered:
    running += n
    if running >= half:
        print("half of all sales up to", title, running)
        break

singles = [t for t, n in sales if [x for x, _ in sales].count(t) == 1]
print("sold on one day only:", singles)
best_day = max(sales, key=lambda s: s[1])
print("best entry", best_day, "worst", min(sales, key=lambda s: s[1]))
