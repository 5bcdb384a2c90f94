from collections import namedtuple

Element = namedtuple("Element", "symbol name number mass")
TABLE = [
    Element("H", "hydrogen", 1, 1.008),
    Element("He", "helium", 2, 4.0026),
    Element("C", "carbon", 6, 12.011),
    Element("O", "oxygen", 8, 15.999),
    Element("Na", "sodium", 11, 22.99),
    Element("Cl", "chlorine", 17, 35.45),
]
by_symbol = {e.symbol: e for e in TABLE}
by_name = {e.name: e for e in TABLE}


def molar_mass(formula):
    total, i = 0, 0
    while i < len(formula):
        symbol = formula[i]
        i += 1
        if i < len(formula) and formula[i].islower():
            symbol += formula[i]
            i += 1
        digits = ""
        while i < len(formula) and formula[i].isdigit():
            digits += formula[i]
            i += 1
        total += by_symbol[symbol].mass * int(digits or 1)
    return round(total, 3)


quiz = [("mass of H2O", molar_mass("H2O"), 18.0), ("mass of NaCl", molar_mass("NaCl"), 58.4), ("mass of CO2", molar_mass("CO2"), 46.0)]
for text, value, reply in quiz:
    verdict = "ok" if abs(value - reply) < 0.5 else f"no, {value}"
    print(text, reply, verdict)
print(by_name["carbon"]._fields, by_name["carbon"].number)
print(molar_mass("C6H12O6"), molar_mass(""))
heavy = max(TABLE, key=lambda e: e.mass)
print(heavy.symbol, heavy.mass / by_symbol["H"].mass)
