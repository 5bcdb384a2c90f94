samples = {
    "nursery": "row row row your boat gently down the stream",
    "weather": "clouds early then sun then clouds then rain late",
    "proverb": "better late than never",
}

results = []
for name in samples:
    tokens = samples[name].split(" ")
    types = []
    for t in tokens:
        if t not in types:
            types.append(t)
    ttr = len(types) / len(tokens)
    results.append([name, len(tokens), len(types), ttr])

results.sort(key=lambda r: r[3])
print("%-10s %6s %6s %6s" % ("text", "tokens", "types", "ttr"))
for row in results:
    print("%-10s %6d %6d %6.2f" % tuple(row))

lowest, *middle, highest = results
print("richest:", highest[0])
print("poorest:", lowest[0])
print("between:", [m[0] for m in middle])
