def chirps_to_celsius(chirps_per_minute):
    return (chirps_per_minute - 40) / 7 + 10


def average(numbers):
    total = 0
    for n in numbers:
        total += n
    return total // len(numbers)


counts = {"garden": [34, 36, 33], "roof": [41, 43], "cellar": [0, 2, 1]}
thermometer = {"garden": 23.5, "roof": 28.1, "cellar": 14.0}

for place, quarter_minutes in counts.items():
    per_minute = average(quarter_minutes) * 4
    guess = chirps_to_celsius(per_minute)
    error = guess - thermometer[place]
    print(f"{place:8}{per_minute:>4}/min -> {guess:5.1f} °C, measured {thermometer[place]} ({error:+.1f})")

silent = [p for p, q in counts.items() if average(q) == 0]
print("silent:", silent)
usable = {p: q for p, q in counts.items() if p not in silent}
worst = max(usable, key=lambda p: abs(chirps_to_celsius(average(usable[p]) * 4) - thermometer[p]))
print("worst guess:", worst)
