events = [("first film", 1895), ("Titanic", 1912), ("DNA model", 1953), ("first e-mail", 1971)]
guesses = {"Nele": [1900, 1912, 1960, 1985], "Opa": [1880, 1910, 1953, 1990], "Piet": [1895, 1915, 1940, 1971]}

for i, (name, year) in enumerate(events):
    best = None
    for player in guesses:
        d = abs(guesses[player][i] - year)
        if best is None or d < best[1]:
            best = (player, d)
    print(f"{name}: {best[0]} is {best[1]} years off")

total = {p: sum(abs(g - y) for g, (_, y) in zip(gs, events)) for p, gs in guesses.items()}
exact = {p: sum(g == y for g, (_, y) in zip(gs, events)) for p, gs in guesses.items()}
for p in sorted(total, key=lambda p: (total[p], -exact[p])):
    print(p, total[p], exact[p])
too_late = sum(g > y for gs in guesses.values() for g, (_, y) in zip(gs, events))
print("too late:", too_late, "of", len(events) * len(guesses))
average = [sum(col) / len(col) for col in zip(*guesses.values())]
print([round(a - y, 1) for a, (_, y) in zip(average, events)])
