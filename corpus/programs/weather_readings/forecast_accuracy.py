forecast = ["sun", "rain", "sun", "cloud", "rain", "sun", "snow"]
actual = ["sun", "sun", "sun", "rain", "rain", "cloud", "rain"]

hits = sum(f == a for f, a in zip(forecast, actual))
print(f"{hits}/{len(actual)} right ({hits / len(actual):.0%})")

kinds = sorted(set(forecast) | set(actual))
matrix = {f: {a: 0 for a in kinds} for f in kinds}
for f, a in zip(forecast, actual):
    matrix[f][a] += 1

print("         " + "".join(f"{k:>7}" for k in kinds))
for f in kinds:
    print(f"{f:>8} " + "".join(f"{matrix[f][a] or '.':>7}" for a in kinds))

for kind in kinds:
    said = sum(matrix[kind].values())
    if said == 0:
        continue
    print(f"when {kind} was forecast it came {matrix[kind][kind]} of {said} times")
wet = {"rain", "snow"}
umbrella = [a in wet for f, a in zip(forecast, actual) if f not in wet]
print("got wet without an umbrella:", sum(umbrella))
