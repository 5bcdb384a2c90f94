from itertools import accumulate, groupby, tee


def partition(test, items):
    a, b = tee(items)
    return [x for x in a if test(x)], [x for x in b if not test(x)]


def baskets(apples, limit):
    """Fill baskets in order; a basket never holds more than the limit."""
    basket, weight = [], 0
    for grams in apples:
        if basket and weight + grams > limit:
            yield basket
            basket, weight = [], 0
        basket.append(grams)
        weight += grams
    if basket:
        yield basket


def size(grams):
    return "S" if grams < 120 else "M" if grams < 180 else "L"


def main():
    apples = [130, 95, 210, 180, 110, 150, 200, 90]
    for n, basket in enumerate(baskets(apples, 450), 1):
        print(n, basket, sum(basket))
    big, small = partition(lambda g: g >= 150, iter(apples))
    print(big, small)
    print(list(accumulate(apples))[-1], sum(big) + sum(small))
    runs = [(s, len(list(g))) for s, g in groupby(apples, key=size)]
    print(runs)
    tidy = {s: list(g) for s, g in groupby(sorted(apples), size)}
    print(tidy)
    print(list(baskets([], 10)), list(baskets([500], 450)))


if __name__ == "__main__":
    main()
