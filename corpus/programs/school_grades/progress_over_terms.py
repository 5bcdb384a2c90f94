from itertools import accumulate


def deltas(values):
    return [b - a for a, b in zip(values, values[1:])]


def trend(values):
    d = deltas(values)
    if all(x > 0 for x in d):
        return "rising"
    if all(x < 0 for x in d):
        return "falling"
    if max(values) - min(values) <= 3:
        return "steady"
    return "up and down"


def best_so_far(values):
    return list(accumulate(values, max))


def main():
    terms = {
        "Ewa": [61, 66, 70, 78],
        "Finn": [88, 85, 84, 80],
        "Gio": [72, 74, 71, 73],
        "Hal": [50, 80, 45, 90],
    }
    kinds = {}
    for name, values in terms.items():
        t = trend(values)
        kinds.setdefault(t, []).append(name)
        print(f"{name:<5}{t:<12}{best_so_far(values)}")
    print(kinds)
    jumps = [(max(deltas(v), key=abs), n) for n, v in terms.items()]
    print(sorted(jumps, key=lambda j: abs(j[0]))[-1])
    forecast = {n: v[-1] + round(sum(deltas(v)) / len(deltas(v))) for n, v in terms.items()}
    print(forecast)
    assert trend([5]) == "rising"


if __name__ == "__main__":
    main()
