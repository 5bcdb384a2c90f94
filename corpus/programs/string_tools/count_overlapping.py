def find_all(text, part, overlapping=True):
    places, start = [], 0
    while (at := text.find(part, start)) != -1:
        places.append(at)
        start = at + (1 if overlapping else len(part))
    return places


dna = "ATATATGATA"
print(find_all(dna, "ATA"), find_all(dna, "ATA", overlapping=False))
print(dna.count("ATA"), dna.index("G"), dna.rfind("T"), dna.find("C"))
print(dna.replace("ATA", "x"), dna.split("AT"))
try:
    dna.index("C")
except ValueError as e:
    print("ValueError:", e)
marks = [" "] * len(dna)
for at in find_all(dna, "TA"):
    marks[at] = "^"
print(dna)
print("".join(marks).rstrip())
print("".join("ACGT"["TGCA".index(c)] for c in dna))
