recent = []
LIMIT = 4
counts = {}

clicks = "red teal red plum ochre red teal mint plum".split()
for colour in clicks:
    counts[colour] = counts.get(colour, 0) + 1
    if colour in recent:
        recent.remove(colour)
    recent = [colour] + recent
    if len(recent) > LIMIT:
        gone = recent.pop()
        print(f"after {colour}: {gone} falls off")

print(recent)
print(sorted(counts, key=lambda c: (-counts[c], c)))
favourites = [c for c in counts if counts[c] > 1]
not_shown = [c for c in favourites if c not in recent]
print("favourites", favourites, "not shown", not_shown)

pinned = not_shown[:1] or favourites[:1]
shown = pinned + [c for c in recent if c not in pinned][:LIMIT - 1]
print(shown, len(shown) == LIMIT)
short = {c: c[:2].upper() for c in shown}
print(" ".join(short.values()), len(set(short.values())) == len(shown))
