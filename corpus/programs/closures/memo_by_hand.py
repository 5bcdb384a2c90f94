def memo(f):
    known = {}

    def remembering(*args):
        if args not in known:
            known[args] = f(*args)
        return known[args]

    remembering.known = known
    return remembering


def best_change(coins):
    @memo
    def change(amount):
        if amount == 0:
            return ()
        options = [change(amount - c) + (c,) for c in coins if c <= amount]
        options = [o for o in options if sum(o) == amount]
        return min(options, key=len, default=())
    return change


def main():
    euro = best_change((1, 2, 5))
    odd = best_change((1, 3, 4))
    print(euro(8), odd(6))
    print(len(euro.known), len(odd.known))
    greedy = []
    left = 6
    for c in (4, 3, 1):
        while left >= c:
            greedy.append(c)
            left -= c
    print("greedy", greedy, "best", odd(6))


main()
