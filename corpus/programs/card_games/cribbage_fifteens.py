from itertools import combinations


def worth(rank):
    return min("A23456789TJQK".index(rank) + 1, 10)


def fifteens(hand):
    found = []
    for size in range(2, len(hand) + 1):
        for combo in combinations(hand, size):
            if sum(map(worth, combo)) == 15:
                found.append("".join(combo))
    return found


def pairs(hand):
    return sum(a == b for a, b in combinations(hand, 2))


def count(hand):
    f = fifteens(hand)
    return 2 * len(f) + 2 * pairs(hand), f


def main():
    for hand in ("55JQ", "78A7", "4466", "K29T"):
        points, combos = count(hand)
        print(hand, points, combos)
    best = max(["55JQ", "78A7", "4466"], key=lambda h: count(h)[0])
    print("best:", best)


main()
