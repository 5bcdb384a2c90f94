class Dna:
    PAIR = dict(zip("ACGT", "TGCA"))

    def __init__(self, bases):
        bad = set(bases) - set(self.PAIR)
        if bad:
            raise ValueError(f"no bases: {', '.join(sorted(bad))}")
        self.bases = bases

    def __getitem__(self, i): return Dna(self.bases[i])
    def __len__(self): return len(self.bases)
    def __add__(self, o): return Dna(self.bases + getattr(o, "bases", o))
    def __radd__(self, o): return Dna(o) + self
    def __mul__(self, n): return Dna(self.bases * n)
    def __invert__(self): return Dna("".join(self.PAIR[b] for b in reversed(self.bases)))
    def __eq__(self, o): return self.bases == getattr(o, "bases", o)
    def __xor__(self, o): return sum(a != b for a, b in zip(self.bases, o.bases))
    def __str__(self): return self.bases
    def __contains__(self, part): return str(part) in self.bases


gene = Dna("ATGC")
print(gene, ~gene, gene[1:3], len(gene * 2), gene[-1])
print(gene + "TT", "CC" + gene, gene == "ATGC", ~~gene == gene, gene ^ ~gene)
print("TG" in gene, Dna("CA") in gene, ~Dna("ACGT") == Dna("ACGT"))
for bad in ("ATX", "u"):
    try:
        gene + bad
    except ValueError as e:
        print(e)
print("".join(str(gene[i]) for i in range(0, 4, 2)))
