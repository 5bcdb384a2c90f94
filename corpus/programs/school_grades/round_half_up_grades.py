from decimal import Decimal, ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_DOWN

averages = ["1.5", "2.5", "3.45", "2.35", "4.05"]

print("avg    half-up half-even down  float")
for text in averages:
    d = Decimal(text)
    one = Decimal("0.1") if len(text) > 3 else Decimal("1")
    results = [d.quantize(one, rounding=mode) for mode in (ROUND_HALF_UP, ROUND_HALF_EVEN, ROUND_DOWN)]
    plain = round(float(text), 1 if len(text) > 3 else 0)
    print(f"{text:<7}", *(f"{str(r):<8}" for r in results), plain)

differences = 0
for text in averages:
    d = Decimal(text)
    up = d.quantize(Decimal("1"), ROUND_HALF_UP)
    even = d.quantize(Decimal("1"), ROUND_HALF_EVEN)
    if up != even:
        differences += 1
        print(text, "differs:", up, even)
print(differences, "of", len(averages))
total = sum(map(Decimal, averages))
print(total, total / len(averages), float(total) == sum(map(float, averages)))
print(0.1 + 0.2 == 0.3, Decimal("0.1") + Decimal("0.2") == Decimal("0.3"))
