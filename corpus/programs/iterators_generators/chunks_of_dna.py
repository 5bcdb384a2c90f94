def codons(dna, frame=0):
    for i in range(frame, len(dna) - 2, 3):
        yield dna[i:i + 3]


def translate(dna, table, frame=0):
    protein = ""
    for codon in codons(dna, frame):
        letter = table.get(codon, "?")
        if letter == "*":
            break
        protein += letter
    return protein


def windows(text, width):
    return (text[i:i + width] for i in range(len(text) - width + 1))


TABLE = {"ATG": "M", "GCC": "A", "TGG": "W", "TAA": "*", "CCA": "P", "AAT": "N"}
dna = "ATGGCCTGGAATTAAGCC"

for frame in range(3):
    print(frame, list(codons(dna, frame)), translate(dna, TABLE, frame))

gc = [sum(base in "GC" for base in w) / 6 for w in windows(dna, 6)]
top = max(gc)
print(f"GC peak {top:.0%} at", [i for i, g in enumerate(gc) if g == top])
counts = {}
for w in windows(dna, 2):
    counts[w] = counts.get(w, 0) + 1
print(sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))[:3])
print(list(windows("AT", 3)), list(codons("AT")))
complement = dna[::-1].translate(str.maketrans("ATGC", "TACG"))
print(complement, translate(complement, TABLE))
