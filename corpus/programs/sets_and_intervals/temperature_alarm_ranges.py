from bisect import bisect_right

LIMITS = [-5, 0, 25, 35]
LABELS = ["deep frost", "frost", "normal", "warm", "hot"]


def label(t):
    return LABELS[bisect_right(LIMITS, t)]


def periods(samples):
    """Merge samples with the same label: (label, from, to)."""
    result = []
    for hour, t in samples:
        name = label(t)
        if result and result[-1][0] == name:
            result[-1] = (name, result[-1][1], hour)
        else:
            result.append((name, hour, hour))
    return result


def main():
    samples = [(0, -7.5), (4, -5), (8, 3), (12, 24.9), (14, 25), (16, 36), (20, 26), (23, -0.1)]
    for name, first, last in periods(samples):
        print(f"{first:02}-{last:02} {name}")
    counts = {}
    for _, t in samples:
        counts[label(t)] = counts.get(label(t), 0) + 1
    print(counts)
    alarms = [h for h, t in samples if label(t) not in ("normal", "warm")]
    print("alarm at", alarms)
    print(label(0), label(35), label(-100))


if __name__ == "__main__":
    main()
