from decimal import ROUND_DOWN, ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")
print(0.1 + 0.2, Decimal("0.1") + Decimal("0.2"))
bill = Decimal("100.00")
share = (bill / 3).quantize(CENT, rounding=ROUND_DOWN)
rest = bill - share * 3
print(share, rest)
shares = [share + rest if i == 0 else share for i in range(3)]
print(shares, sum(shares) == bill)
for text in ("2.345", "2.355", "-1.005"):
    d = Decimal(text)
    print(text, d.quantize(CENT), d.quantize(CENT, ROUND_HALF_UP), round(float(text), 2))
print(Decimal(1) / Decimal(8), Decimal("1.50") * 2, Decimal("1E+3") + 1)
print(Decimal(0.5), Decimal("1.10") == Decimal("1.1"), str(Decimal("1.10").normalize()))
try:
    print(Decimal("1.5") + 1.5)
except TypeError as e:
    print("TypeError:", e)
