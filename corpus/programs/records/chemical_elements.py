import re
from collections import namedtuple

Element = namedtuple("Element", "symbol name mass")
ELEMENTS = {e.symbol: e for e in [
    Element("H", "hydrogen", 1.008),
    Element("C", "carbon", 12.011),
    Element("O", "oxygen", 15.999),
    Element("Na", "sodium", 22.990),
    Element("Cl", "chlorine", 35.45),
]}


def parse(formula):
    counts = {}
    for symbol, n in re.findall(r"([A-Z][a-z]?)(\d*)", formula):
        counts[symbol] = counts.get(symbol, 0) + int(n or 1)
    return counts


def mass(formula):
    return round(sum(ELEMENTS[s].mass * n for s, n in parse(formula).items()), 3)


for formula in ["H2O", "NaCl", "C6H12O6", "CH3COOH"]:
    print(f"{formula:<8} {mass(formula):>8} {parse(formula)}")
water = parse("H2O")
share = water["H"] * ELEMENTS["H"].mass / mass("H2O")
print(f"{share:.1%} of water is {ELEMENTS['H'].name}")
heaviest = max(ELEMENTS.values(), key=lambda e: e.mass)
print(heaviest, heaviest[1][:3])
print(mass("Fe2O3"))
