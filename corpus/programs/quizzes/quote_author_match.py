quotes = {
    "Veni, vidi, vici.": "Caesar",
    "Eureka!": "Archimedes",
    "I think, therefore I am.": "Descartes",
    "E pur si muove.": "Galilei",
}
authors = sorted(quotes.values())
pupil = {
    "Veni, vidi, vici.": 1,
    "Eureka!": 0,
    "I think, therefore I am.": 2,
    "E pur si muove.": 4,
}

for i, a in enumerate(authors):
    print(i + 1, a)

right = 0
for q, n in pupil.items():
    chosen = authors[n - 1]
    if chosen == quotes[q]:
        right += 1
        print("ok   ", q)
    else:
        print("wrong", q, "- chose", chosen)
print(right, "of", len(quotes))
used = [authors[n - 1] for n in pupil.values()]
twice = {u for u in used if used.count(u) > 1}
print("used twice:", twice or "none")
shortest = min(quotes, key=len)
print(f"{shortest!r} has {len(shortest.split())} word(s)")
