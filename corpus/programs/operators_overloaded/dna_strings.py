class Dna(str):
    PAIR = str.maketrans("ACGT", "TGCA")

    def __new__(cls, text):
        text = text.upper()
        if set(text) - set("ACGT"):
            raise ValueError("not DNA: " + text)
        return super().__new__(cls, text)

    def __invert__(self):
        return Dna(self.translate(self.PAIR)[::-1])

    def __add__(self, other):
        return Dna(str(self) + str(other))

    def __sub__(self, other):
        """Number of differences."""
        return sum(a != b for a, b in zip(self, other)) + abs(len(self) - len(other))

    def __mod__(self, letters):
        return 100 * sum(self.count(c) for c in letters) // len(self)


a, b = Dna("gattaca"), Dna("GACTATA")
print(~a, a - b, a % "GC", ~~a == a)
joined = a + "ttt"
print(joined, type(joined).__name__, len(joined))
print(type(a[1:4]).__name__, a[1:4].lower(), "TAC" in a)
for text in ("acgu", ""):
    try:
        print(repr(Dna(text)))
    except ValueError as e:
        print(e)
samples = {"x": a, "y": b, "z": ~b}
closest = min(samples, key=lambda k: samples[k] - Dna("gattata"))
print(closest, {k: v - a for k, v in samples.items()})
