from decimal import ROUND_DOWN, ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal, getcontext

getcontext().prec = 12

CENT = Decimal("0.01")
amounts = [Decimal(x) for x in ("2.675", "2.665", "1.005", "-0.125", "9.999")]

policies = {
    "half up": ROUND_HALF_UP,
    "bankers": ROUND_HALF_EVEN,
    "truncate": ROUND_DOWN,
}

exact = sum(amounts)
print("exact sum:", exact)
drift = {}
for name, mode in policies.items():
    rounded = [a.quantize(CENT, rounding=mode) for a in amounts]
    drift[name] = sum(rounded) - exact
    print(f"{name:<9}", *[f"{r:>6}" for r in rounded])

for name, d in sorted(drift.items(), key=lambda item: abs(item[1])):
    print(f"{name}: {d:+}")

floats = [round(float(a), 2) for a in amounts]
print(floats, round(sum(floats), 2))
