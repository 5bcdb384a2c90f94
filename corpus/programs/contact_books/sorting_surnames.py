PREFIXES = ("van", "von", "de", "der", "la")


def sort_key(full):
    *first, last = full.split()
    while first and first[-1].lower() in PREFIXES:
        first.pop()
    return last.lower(), [f.lower() for f in first]


def formatted(full):
    words = full.split()
    i = len(words) - 1
    while i > 1 and words[i - 1].lower() in PREFIXES:
        i -= 1
    return " ".join(words[i:]) + ", " + " ".join(words[:i])


names = ["Ludwig van Beethoven", "Simone de Beauvoir", "Ada Lovelace", "Jan van der Meer", "anton beethoven", "Madonna"]

for name in sorted(names, key=sort_key):
    print(formatted(name))

print(sorted(names)[0], "|", sorted(names, key=sort_key)[0])
keys = [sort_key(n) for n in names]
print(keys[3])
pairs = [(a, b) for a in names for b in names if a < b and sort_key(a)[0] == sort_key(b)[0]]
print(pairs)
