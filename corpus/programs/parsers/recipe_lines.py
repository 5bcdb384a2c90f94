from fractions import Fraction
import re

LINE = re.compile(r"^(?P<qty>\d+ \d/\d|\d/\d|\d+(?:[.,]\d+)?)?\s*(?P<unit>g|kg|ml|l|tbsp|tsp|cups?)?\s+(?P<what>.+)$")
FRACTION_SIGNS = {"½": "1/2", "¼": "1/4", "¾": "3/4"}


def parse(line):
    for sign, text in FRACTION_SIGNS.items():
        line = line.replace(sign, text)
    m = LINE.match(" " + line if line[0].isalpha() else line)
    qty = m["qty"]
    amount = sum(Fraction(p.replace(",", ".")) for p in qty.split()) if qty else None
    return amount, m["unit"], m["what"].strip()


def scale(parsed, factor):
    amount, unit, what = parsed
    return (amount * factor if amount is not None else None, unit, what)


def show(parsed):
    amount, unit, what = parsed
    if amount is None:
        return what
    whole, rest = divmod(amount, 1)
    number = " ".join(str(p) for p in (whole, rest) if p) or "0"
    return " ".join(filter(None, [number, unit, what]))


lines = ["1 1/2 cups flour", "2 eggs", "250 ml milk", "½ tsp salt", "0,75 l water", "pepper"]
recipe = [parse(l) for l in lines]
for r in recipe:
    print(show(r), "->", show(scale(r, Fraction(2, 3))))
units = {u for _, u, _ in recipe if u}
print(sorted(units), sum(a is None for a, *_ in recipe))
