rates = {"EUR": 1, "USD": 1.1, "SEK": 11.5}
codes = list(rates)

print("from\\to " + "".join(f"{c:>9}" for c in codes))
for a in codes:
    line = f"{a:<8}"
    for b in codes:
        r = rates[b] / rates[a]
        line += f"{r:>9.4f}" if a != b else " " * 8 + "-"
    print(line)

trip = [("USD", 45), ("SEK", 800), ("EUR", 12.5)]
total = 0
for code, amount in trip:
    euro = amount / rates[code]
    total += euro
    print(f"{amount:>8.2f} {code} = {euro:8.2f} EUR")
print("=" * 27)
print(f"{total:>23.2f} EUR")

round_trip = 100
for a, b in zip(codes, codes[1:] + codes[:1]):
    round_trip = round(round_trip / rates[a] * rates[b], 2)
    print(a, "->", b, round_trip)
print("lost" if round_trip < 100 else "nothing lost", round(100 - round_trip, 2))
