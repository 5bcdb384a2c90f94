from statistics import mean, median, pstdev

network = {
    "A1": [8.1, 8.3, 8.2, 8.4],
    "A2": [8.0, 8.2, 8.1, 8.2],
    "A3": [8.2, 18.4, 8.3, 8.3],
    "A4": [5.0, 5.1, 5.0, 5.2],
}


def spikes(values, k=1.5):
    m, s = mean(values), pstdev(values)
    return [i for i, v in enumerate(values) if s and abs(v - m) > k * s]


def neighbours_differ(name, limit=2.0):
    others = [v for n, vs in network.items() if n != name for v in vs]
    return abs(median(network[name]) - median(others)) > limit


def main():
    flags = {}
    for name, values in network.items():
        f = []
        if where := spikes(values):
            f.append(f"spike at {where}")
        if neighbours_differ(name):
            f.append("unlike its neighbours")
        flags[name] = f
        print(name, f"{mean(values):.2f}", "; ".join(f) or "ok")
    good = [n for n in network if not flags[n]]
    print("network mean", round(mean(v for n in good for v in network[n]), 3))
    cleaned = {n: [v for i, v in enumerate(vs) if i not in spikes(vs)] for n, vs in network.items()}
    print(cleaned["A3"], round(mean(cleaned["A3"]), 2))


if __name__ == "__main__":
    main()
