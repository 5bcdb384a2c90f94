SMILEYS = {"😀": 2, "🙂": 1, "😐": 0, "🙁": -1, "😡": -2}
LOG = "08 😀😀🙂|09 🙂😡😡|10 |11 😐🙁🙂🙂👻"


def parse(log):
    for part in log.split("|"):
        hour, _, faces = part.partition(" ")
        yield int(hour), [SMILEYS[f] for f in faces if f in SMILEYS], [f for f in faces if f not in SMILEYS]


def face(mean):
    return min(SMILEYS, key=lambda f: abs(SMILEYS[f] - mean))


def main():
    means = {}
    strange = []
    for hour, values, unknown in parse(LOG):
        strange += unknown
        if not values:
            print(f"{hour:02}h nobody")
            continue
        means[hour] = sum(values) / len(values)
        print(f"{hour:02}h {face(means[hour])} {means[hour]:+.2f} n={len(values)}")
    print("strange:", strange)
    worst = min(means, key=means.get)
    print("worst hour", worst)
    all_values = [v for _, values, _ in parse(LOG) for v in values]
    print(sum(all_values), len(all_values), face(sum(all_values) / len(all_values)))
    counts = {f: all_values.count(v) for f, v in SMILEYS.items()}
    print("".join(f * n for f, n in counts.items()))
    print([h for h in range(8, 12) if h not in means], face(1.6), face(-9))


main()
