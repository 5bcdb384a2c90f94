PAIRS = {"A": "U", "T": "A", "G": "C", "C": "G"}
CODONS = {
    "AUG": "Met", "UUU": "Phe", "GGC": "Gly", "GCU": "Ala",
    "UAA": "*", "UAG": "*", "CAU": "His",
}

def transcribe(dna):
    return "".join(PAIRS[b] for b in dna)

def find_start(rna):
    i = rna.find("AUG")
    return rna[i:] if i >= 0 else ""

def codons(rna):
    return [rna[i:i+3] for i in range(0, len(rna) - 2, 3)]

def translate(parts):
    protein = []
    for p in parts:
        acid = CODONS.get(p, "?")
        if acid == "*":
            break
        protein.append(acid)
    return protein

for dna in ["CGTACAAACCGATT", "TACGTACCGATCAAA", "GGGG"]:
    rna = transcribe(dna)
    parts = codons(find_start(rna))
    protein = translate(parts)
    print(dna, rna, parts, sep="\n  ")
    print("  =>", "-".join(protein) or "nothing")

gc = {d: sum(d.count(x) for x in "GC") / len(d) for d in ("GGGG", "TACG")}
print(gc)
