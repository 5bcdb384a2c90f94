pattern_words = ["table", "cable", "fable", "maple", "eagle", "tab"]
grid = {"1 across": "?ab?e", "2 down": "??gl?", "3 across": "t??", "4 down": "z????"}


def fits(word, pattern):
    if len(word) != len(pattern):
        return False
    for w, p in zip(word, pattern):
        if p != "?" and p != w:
            return False
    return True


for place, pattern in grid.items():
    options = [w for w in pattern_words if fits(w, pattern)]
    if len(options) == 1:
        print(place, "is", options[0])
    elif options:
        print(place, "could be", " or ".join(options))
    else:
        print(place, "has no word for", pattern)

crossing = [(a, b, i, j) for a in pattern_words[:2] for b in ("eagle", "tab") for i, x in enumerate(a) for j, y in enumerate(b) if x == y]
for a, b, i, j in crossing:
    print(f"{a}[{i}] = {b}[{j}] = {a[i]}")
most = max(set("".join(pattern_words)), key=lambda ch: ("".join(pattern_words).count(ch), ch))
print("most useful letter:", most)
