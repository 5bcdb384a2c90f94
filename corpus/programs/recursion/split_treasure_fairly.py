from itertools import accumulate


def fairest(loot, left=0, right=0, mine=()):
    """Give each piece to one of two pirates; smallest difference first."""
    if not loot:
        return abs(left - right), mine
    (name, worth), *rest = loot
    a = fairest(rest, left + worth, right, mine + (name,))
    b = fairest(rest, left, right + worth, mine)
    return min(a, b)


def main():
    loot = [("crown", 90), ("ring", 40), ("map", 35), ("cup", 20), ("parrot", 5)]
    difference, left = fairest(loot)
    right = [name for name, _ in loot if name not in left]
    print("left:", *left)
    print("right:", *right)
    print("difference", difference)
    values = [w for _, w in loot]
    print("running:", list(accumulate(values)), "half", sum(values) / 2)
    print(fairest([("boat", 12)]), fairest([]))


main()
