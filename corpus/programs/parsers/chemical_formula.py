import re
from collections import Counter

MASS = {"H": 1.008, "C": 12.011, "O": 15.999, "Na": 22.990, "S": 32.06, "Ca": 40.078, "N": 14.007}


def parse(formula):
    stack = [Counter()]
    for symbol, count, opened, closed, factor in re.findall(r"([A-Z][a-z]?)(\d*)|(\()|(\))(\d*)", formula):
        if symbol:
            stack[-1][symbol] += int(count or 1)
        elif opened:
            stack.append(Counter())
        elif closed:
            group = stack.pop()
            for s, n in group.items():
                stack[-1][s] += n * int(factor or 1)
    return stack[0]


def mass(formula):
    return sum(MASS[s] * n for s, n in parse(formula).items())


def balanced(left, right):
    total = lambda side: sum((Counter({s: n * k for s, n in parse(f).items()}) for k, f in side), Counter())
    return total(left) == total(right)


for f in ("H2O", "Ca(OH)2", "C6H12O6", "(NH4)2SO4"):
    print(f"{f:<11}{mass(f):8.3f}  {dict(parse(f))}")

print(balanced([(2, "H2"), (1, "O2")], [(2, "H2O")]))
print(balanced([(1, "CH4"), (2, "O2")], [(1, "CO2"), (1, "H2O")]))
sugar = parse("C6H12O6")
share = {s: round(MASS[s] * n / mass("C6H12O6") * 100, 1) for s, n in sugar.items()}
print(share, max(share, key=share.get))
try:
    print(mass("NaCl"))
except KeyError as e:
    print("no mass for", e.args[0])
