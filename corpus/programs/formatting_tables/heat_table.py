temps = [
    [12, 15, 19, 24],
    [11, 14, 22, 27],
    [9, 16, 21, 30],
]
days = ("Mon", "Tue", "Wed")
hours = (6, 9, 12, 15)
shades = " ░▒▓█"

low = min(min(r) for r in temps)
high = max(max(r) for r in temps)


def shade(t):
    i = (t - low) * len(shades) // (high - low + 1)
    return shades[i] * 2


print("     " + " ".join(f"{h:>2}" for h in hours))
for d, row in zip(days, temps):
    print(d.ljust(4), " ".join(shade(t) for t in row), f"{sum(row) / len(row):6.2f}")

hottest = [(t, days[i], hours[j]) for i, row in enumerate(temps) for j, t in enumerate(row)]
hottest.sort(reverse=True)
print(hottest[:2])
legend = {s * 2: [t for row in temps for t in row if shade(t) == s * 2] for s in shades}
for s, ts in legend.items():
    print(f"[{s}]", sorted(ts))
by_hour = [round(sum(col) / len(col), 1) for col in zip(*temps)]
print(by_hour, [b > a for a, b in zip(by_hour, by_hour[1:])])
