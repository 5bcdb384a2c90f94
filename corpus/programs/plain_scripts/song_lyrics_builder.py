animals = ["fly", "spider", "bird", "cat"]
remarks = {
    "spider": "that wriggled and jiggled",
    "bird": "how absurd",
    "cat": "imagine that",
}

verses = []
for i, animal in enumerate(animals):
    lines = ["She swallowed a " + animal + (", " + remarks[animal] if animal in remarks else "")]
    for j in range(i, 0, -1):
        lines.append(f"the {animals[j]} to catch the {animals[j - 1]}")
    lines.append("I don't know why.")
    verses.append(lines)

for v in verses[:2] + verses[-1:]:
    print(" / ".join(v))

counts = [len(v) for v in verses]
print(counts, sum(counts), "lines")
words = " ".join(line for v in verses for line in v).lower().replace(",", "").split()
swallowed = {a: words.count(a) for a in animals}
print(swallowed)
longest = max((line for v in verses for line in v), key=len)
print(len(longest), longest)
print(len(set(words)), "different words of", len(words))
assert verses[0][-1] == verses[-1][-1]
