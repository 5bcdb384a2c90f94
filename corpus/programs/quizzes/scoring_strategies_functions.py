def simple(right, wrong, skipped):
    return right


def strict(right, wrong, skipped):
    return max(right - wrong, 0)


def generous(right, wrong, skipped, *, bonus=0.1):
    return right + bonus * skipped


def percent(strategy):
    def scaled(*counts):
        return 100 * strategy(*counts) / sum(counts)
    scaled.__name__ = f"percent_{strategy.__name__}"
    return scaled


def best_strategy(strategies, counts):
    return max(strategies, key=lambda s: s(*counts)).__name__


def main():
    results = {"Fox": (7, 3, 0), "Owl": (5, 0, 5), "Hare": (2, 8, 0)}
    strategies = [simple, strict, generous]
    print(f"{'':6}" + "".join(f"{s.__name__:>10}" for s in strategies))
    for name, counts in results.items():
        print(f"{name:6}" + "".join(f"{s(*counts):>10g}" for s in strategies))
    for s in map(percent, strategies):
        winner = max(results, key=lambda n: s(*results[n]))
        print(f"{s.__name__:17} {winner} {s(*results[winner]):.1f}%")
    print(best_strategy(strategies, results["Owl"]))
    print(percent(strict)(0, 0, 0))


if __name__ == "__main__":
    main()
