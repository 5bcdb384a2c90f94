frames = "hhbbbpbbhe"
kinds = {"h": "honey", "b": "brood", "p": "pollen", "e": "empty"}

count = {}
for f in frames:
    count[kinds[f]] = count.get(kinds[f], 0) + 1
print(count)

first = frames.index("b")
last = frames.rindex("b")
nest = frames[first:last + 1]
print("nest", nest, "gaps:", [kinds[f] for f in nest if f != "b"])

honey_kg = count["honey"] * 2.2
needed = 15
print(f"{honey_kg:.1f} kg honey,", "feed %.1f kg" % (needed - honey_kg) if honey_kg < needed else "enough")

if count.get("empty", 0) < 2 and count["brood"] >= 5:
    print("give them more room")
elif frames[0] == "e":
    print("move frames together")
else:
    print("all quiet")

mites = [0, 2, 1, 5]
days = 3
per_day = sum(mites) / (days * len(mites))
print(round(per_day, 2), "mites a day and board", "!" if per_day > 0.5 else "")
swapped = frames[:first] + "".join(sorted(nest)) + frames[last + 1:]
print(swapped, swapped.count("b") == frames.count("b"))
