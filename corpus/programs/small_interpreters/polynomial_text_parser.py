import re

def parse(text):
    terms = {}
    for sign, number, x, power in re.findall(r"([+-]?)(\d*)(x?)(?:\^(\d+))?", text.replace(" ", "")):
        if not (number or x):
            continue
        value = int(number or 1) * (-1 if sign == "-" else 1)
        exponent = int(power or 1) if x else 0
        terms[exponent] = terms.get(exponent, 0) + value
    return terms

def derive(terms):
    return {p - 1: c * p for p, c in terms.items() if p}

def show(terms):
    text = ""
    for p in sorted(terms, reverse=True):
        c = terms[p]
        if c == 0: continue
        text += " - " if c < 0 else " + " if text else ""
        body = "" if abs(c) == 1 and p else str(abs(c))
        text += body + ("" if p == 0 else "x" if p == 1 else f"x^{p}")
    return text.strip() or "0"

def at(terms, x):
    return sum(c * x ** p for p, c in terms.items())

f = parse("3x^2 - x + 7 - 2x")
print(f, "=", show(f))
print("f' =", show(derive(f)), "f'' =", show(derive(derive(f))))
print([at(f, x) for x in (-1, 0, 2)])
g = parse("-x^3+x")
print(show(g), "|", show(derive(g)), "|", show(parse("5-5")))
roots = [x for x in range(-3, 4) if at(g, x) == 0]
print(roots)
