def select(values, k, depth=0):
    """k-th smallest (0 is the smallest) without sorting everything."""
    pivot = values[len(values) // 2]
    smaller = [v for v in values if v < pivot]
    equal = [v for v in values if v == pivot]
    larger = [v for v in values if v > pivot]
    print("  " * depth + f"pivot {pivot}: {len(smaller)}/{len(equal)}/{len(larger)}")
    if k < len(smaller):
        return select(smaller, k, depth + 1)
    if k < len(smaller) + len(equal):
        return pivot
    return select(larger, k - len(smaller) - len(equal), depth + 1)


def quartiles(values):
    n = len(values)
    return tuple(select(values, n * q // 4) for q in (1, 2, 3))


def main():
    rents = [720, 540, 980, 610, 540, 1250, 830]
    print("cheapest", select(rents, 0))
    low, mid, high = quartiles(rents)
    print(low, mid, high)
    outside = [r for r in rents if r > high + 1.5 * (high - low)]
    print("outliers", outside)


main()
