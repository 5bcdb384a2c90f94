import math


def percentile(values, p):
    """The smallest value with at least p percent of the values at or below it."""
    ordered = sorted(values)
    k = math.ceil(p / 100 * len(ordered))
    return ordered[k - 1]


def summarise(name, values):
    line = {f"p{p}": percentile(values, p) for p in (50, 90, 99)}
    line["max"] = max(values)
    print(f"{name:<8}" + "  ".join(f"{k}={v}" for k, v in line.items()))
    return line


def main():
    latencies = {
        "/api": [12, 15, 11, 210, 14, 13, 18, 12],
        "/static": [2, 1, 1, 3, 2],
        "/report": [900, 1400, 850],
    }
    results = {name: summarise(name, v) for name, v in latencies.items()}
    slow = [n for n, r in results.items() if r["p90"] > 200]
    print("slow:", slow)
    means = {n: round(sum(v) / len(v), 1) for n, v in latencies.items()}
    print(means)
    skewed = {n for n in means if means[n] > 2 * results[n]["p50"]}
    print("skewed:", skewed)
    print(percentile([7], 99), percentile(range(1, 101), 99))
    print(percentile([3, 1, 2], 0))


if __name__ == "__main__":
    main()
