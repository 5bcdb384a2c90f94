text = """The owl and the pussy-cat went to sea
in a beautiful pea-green boat;
they took some honey, and plenty of money
wrapped up in a five-pound note."""

counts = {}
for line in text.lower().split("\n"):
    for word in line.split():
        word = word.strip(".,;")
        counts[word] = counts.get(word, 0) + 1

repeated = {w: n for w, n in counts.items() if n > 1}
print(repeated)

by_length = {}
for w in counts:
    by_length.setdefault(len(w), []).append(w)
for n in sorted(by_length, reverse=True)[:3]:
    print(n, by_length[n])

hyphens = [w for w in counts if "-" in w]
print(hyphens)
rhymes = [line.split()[-1].strip(";.,") for line in text.splitlines()]
print(rhymes, rhymes[0][-2:] == rhymes[1][-2:])
print(len(counts), "different words of", sum(counts.values()))
