def chooser(weights):
    """Deterministic weighted choice: always the one that is furthest behind."""
    given = dict.fromkeys(weights, 0)
    total = sum(weights.values())

    def pick():
        n = sum(given.values()) + 1
        behind = {k: weights[k] / total * n - given[k] for k in weights}
        best = max(sorted(behind), key=behind.get)
        given[best] += 1
        return best

    def stats():
        return ", ".join(f"{k} {v}/{sum(given.values())}" for k, v in given.items())

    return pick, stats


def main():
    pick, stats = chooser({"walk": 1, "bus": 3, "bike": 2})
    days = [pick() for _ in range(6)]
    print(days)
    print(stats())
    again = [pick() for _ in range(6)]
    print(again == days, stats())
    only, s = chooser({"tea": 0.5})
    print(only(), only(), s())
    pair = sorted(set(days), key=days.count, reverse=True)
    print(pair)


if __name__ == "__main__":
    main()
