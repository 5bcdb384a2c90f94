from statistics import mean

scores = {
    "Amara": [8.5, 9.0, 7.5, 8.0, 9.5],
    "Björn": [9.0, 9.0, 8.5, 4.0, 9.0],
    "Celine": [7.0, 8.0, 8.0, 8.5, 7.5],
}


def trimmed(values):
    values.sort()
    return mean(values[1:-1])


def judge_bias(scores, judge):
    own = [v[judge] for v in scores.values()]
    everyone = [x for v in scores.values() for x in v]
    return mean(own) - mean(everyone)


final = {name: round(trimmed(v), 3) for name, v in scores.items()}
for name in sorted(final, key=final.get, reverse=True):
    print(f"{name:<8}{final[name]:.3f}")

for j in range(5):
    print("judge", j + 1, f"{judge_bias(scores, j):+.2f}")
strict = min(range(5), key=lambda j: judge_bias(scores, j))
print("strictest judge:", strict + 1)
