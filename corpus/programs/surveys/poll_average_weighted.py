from datetime import date

polls = [
    (date(2024, 5, 1), 1000, {"A": 38, "B": 41, "C": 12}),
    (date(2024, 5, 20), 600, {"A": 41, "B": 40}),
    (date(2024, 5, 28), 2000, {"A": 40, "B": 39, "C": 10}),
]
today = date(2024, 6, 1)


def weight(day, n, half_life=14):
    age = (today - day).days
    return n ** 0.5 * 0.5 ** (age / half_life)


def average(party):
    pairs = [(weight(d, n), result[party]) for d, n, result in polls if party in result]
    return sum(w * v for w, v in pairs) / sum(w for w, _ in pairs)


for d, n, _ in polls:
    print(d.strftime("%d %b"), n, round(weight(d, n), 2))
parties = sorted({p for _, _, r in polls for p in r})
averages = {p: average(p) for p in parties}
for p, v in averages.items():
    simple = [r[p] for *_, r in polls if p in r]
    print(f"{p} {v:.2f} (simple {sum(simple) / len(simple):.2f})")
lead = averages["A"] - averages["B"]
print("A leads" if lead > 0 else "B leads", f"by {abs(lead):.2f}")
print(f"others {100 - sum(averages.values()):.1f}")
flips = [(a[0].day, b[0].day) for a, b in zip(polls, polls[1:]) if (a[2]["A"] > a[2]["B"]) != (b[2]["A"] > b[2]["B"])]
print(flips)
