from enum import Enum


class Base(Enum):
    A = "adenine"
    C = "cytosine"
    G = "guanine"
    T = "thymine"

    @property
    def pair(self):
        return {Base.A: Base.T, Base.T: Base.A, Base.C: Base.G, Base.G: Base.C}[self]

    @property
    def bonds(self):
        return 3 if self in (Base.C, Base.G) else 2


class Strand:
    def __init__(self, text):
        self.bases = [Base[c] for c in text]

    def __str__(self):
        return "".join(b.name for b in self.bases)

    def __len__(self):
        return len(self.bases)

    def reverse_complement(self):
        return Strand("".join(b.pair.name for b in reversed(self.bases)))

    def melting(self):
        return sum(2 * (b.bonds - 1) for b in self.bases)


s = Strand("GATTACA")
r = s.reverse_complement()
print(s, r, len(r))
print(s.melting(), r.melting(), str(r.reverse_complement()) == str(s))
print([b.value for b in s.bases if b.bonds == 3])
counts = {b.name: s.bases.count(b) for b in Base}
print(counts, max(counts, key=counts.get))
palindromes = [t for t in ("GAATTC", "GATC", "GGG") if str(Strand(t).reverse_complement()) == t]
print(palindromes)
