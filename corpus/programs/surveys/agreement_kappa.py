from collections import Counter

rater_a = "yes yes no maybe no yes no no maybe yes".split()
rater_b = "yes no no maybe no yes yes no no yes".split()


def confusion(a, b):
    return Counter(zip(a, b))


def kappa(a, b):
    n = len(a)
    observed = sum(x == y for x, y in zip(a, b)) / n
    ca, cb = Counter(a), Counter(b)
    expected = sum(ca[k] * cb[k] for k in ca | cb) / n ** 2
    return (observed - expected) / (1 - expected), observed, expected


def verdict(k):
    for limit, word in ((0.8, "almost perfect"), (0.6, "substantial"), (0.4, "moderate"), (0.2, "fair")):
        if k > limit:
            return word
    return "poor"


def main():
    labels = sorted(set(rater_a) | set(rater_b))
    table = confusion(rater_a, rater_b)
    print("a\\b    " + "".join(f"{l:>6}" for l in labels))
    for x in labels:
        print(f"{x:<7}" + "".join(f"{table[x, y]:>6}" for y in labels))
    k, observed, expected = kappa(rater_a, rater_b)
    print(f"observed {observed:.2f} expected {expected:.2f} kappa {k:.3f}: {verdict(k)}")
    disputes = [i for i, (x, y) in enumerate(zip(rater_a, rater_b), 1) if x != y]
    print("discuss", disputes)
    print(kappa(rater_a, rater_a)[0], verdict(1.0))
    print(kappa(["yes"] * 4, ["yes"] * 4))


if __name__ == "__main__":
    main()
