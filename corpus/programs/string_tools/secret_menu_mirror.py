MIRROR = {"b": "d", "d": "b", "p": "q", "q": "p", "(": ")", ")": "(", "<": ">", ">": "<", "/": "\\", "\\": "/"}
SAME = set("AHIMOTUVWXYioxvw8|-.+ ")


def mirror(line):
    return "".join(MIRROR.get(c, c) for c in reversed(line))


def looks_same(line):
    return all(c in SAME or c in MIRROR for c in line) and mirror(line) == line


picture = r"""
 /\_/\ bo
( o.o ) p
 > - <
""".strip("\n").split("\n")

width = max(len(l) for l in picture)
for line in picture:
    padded = line.ljust(width)
    print(padded + " | " + mirror(padded))

for word in ("OTTO", "bod", "boq", "(TUT)", "TOP", "wow.wow"):
    print(f"{word:<8}{mirror(word):<8}{looks_same(word)}")
print(mirror(mirror("quick (brown) dog")) == "quick (brown) dog")
changed = [c for c in "bdpq<x>" if mirror(c) != c]
print("".join(changed), len(SAME & set(MIRROR)))
