PAIRS = [("cold", "warm"), ("old", "modern"), ("loud", "quiet")]
RATINGS = {
    "our app": [[5, 6, 3], [6, 7, 2], [4, 6, 4]],
    "rival": [[3, 6, 6], [2, 7, 6]],
}


def profile(rows):
    return [sum(col) / len(col) for col in zip(*rows)]


def draw(profiles, marks):
    for i, (left, right) in enumerate(PAIRS):
        cells = list("· " * 7)
        for name, values in profiles.items():
            position = (round(values[i]) - 1) * 2
            cells[position] = "X" if cells[position] not in "· " else marks[name]
        yield f"{left:>5} {''.join(cells)}{right}"


def distance(a, b):
    return sum((x - y) ** 2 for x, y in zip(a, b)) ** 0.5


profiles = {name: profile(rows) for name, rows in RATINGS.items()}
for line in draw(profiles, {"our app": "o", "rival": "r"}):
    print(line)
print({n: [round(v, 2) for v in p] for n, p in profiles.items()})
ours, theirs = profiles.values()
print("distance", round(distance(ours, theirs), 3))
gaps = [(abs(a - b), pair) for a, b, pair in zip(ours, theirs, PAIRS)]
print("biggest gap:", "/".join(max(gaps)[1]))
ideal = [6, 6, 6]
print(min(profiles, key=lambda n: distance(profiles[n], ideal)), distance(ideal, ideal))
