lyrics = """Row, row, row your boat,
Gently down the stream.
Merrily, merrily, merrily, merrily,
Life is but a dream."""

lines = lyrics.lower().replace(",", "").replace(".", "").split("\n")
counts = {}
for line in lines:
    for word in line.split():
        if word in counts:
            counts[word] += 1
        else:
            counts[word] = 1

for word in sorted(counts, key=lambda w: (-counts[w], w))[:3]:
    print(word, counts[word])

print("different words:", len(counts), "of", sum(counts.values()))
rhymes = []
for i in range(len(lines)):
    for j in range(i + 1, len(lines)):
        a = lines[i].split()[-1]
        b = lines[j].split()[-1]
        if a[-3:] == b[-3:]:
            rhymes.append((a, b))
print("rhymes:", rhymes)
longest = max(counts, key=len)
print("longest word:", longest, len(longest))

def syllables(word):
    groups = 0
    before = False
    for ch in word:
        vowel = ch in "aeiouy"
        if vowel and not before:
            groups += 1
        before = vowel
    return groups

print([sum(syllables(w) for w in line.split()) for line in lines])
