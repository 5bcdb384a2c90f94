import re
from fractions import Fraction

TUNE = "C2 D E/2 F/2 | G4 | z2 A3/2 B/2 | c3"
TOKEN = re.compile(r"([A-Ga-gz])(\d*)(/\d*)?")


def length(count, divider):
    n = Fraction(int(count or 1))
    if divider:
        n /= int(divider[1:] or 2)
    return n


def bars(tune):
    for bar in tune.split("|"):
        yield [(m[1], length(m[2], m[3])) for m in TOKEN.finditer(bar)]


for number, bar in enumerate(bars(TUNE), start=1):
    total = sum(l for _, l in bar)
    text = " ".join(f"{n}:{l}" for n, l in bar)
    print(f"bar {number}: {text} = {total}" + ("" if total == 4 else "  <- not full"))

notes = [n for bar in bars(TUNE) for n, _ in bar if n != "z"]
print("notes:", "".join(notes), "rests:", TUNE.count("z"))
seconds = sum(l for bar in bars(TUNE) for _, l in bar) * Fraction(60, 90)
print("lasts", seconds, "=", round(float(seconds), 2), "s")
up = sum(ord(a.lower()) < ord(b.lower()) for a, b in zip(notes, notes[1:]))
print("steps up:", up)
