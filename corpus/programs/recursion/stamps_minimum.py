from functools import cache

STAMPS = (1, 4, 9, 15)


@cache
def fewest(cents):
    if cents == 0:
        return ()
    options = [fewest(cents - s) + (s,) for s in STAMPS if s <= cents]
    return min(options, key=len)


def greedy(cents, stamps=STAMPS[::-1]):
    if cents == 0:
        return ()
    biggest, *rest = stamps
    if biggest <= cents:
        return (biggest,) + greedy(cents - biggest, stamps)
    return greedy(cents, rest)


def main():
    for letter, postage in {"card": 8, "letter": 12, "parcel": 18}.items():
        best, quick = fewest(postage), greedy(postage)
        note = "" if len(best) == len(quick) else f"  (greedy takes {len(quick)})"
        print(f"{letter:<7}{postage:>3} {best}{note}")
    print(fewest.cache_info().currsize, "amounts remembered")


main()
