def pay(coins, amount):
    """Coins (each used once) that make exactly the amount, or None."""
    if amount == 0:
        return []
    if amount < 0 or not coins:
        return None
    first, rest = coins[0], coins[1:]
    using = pay(rest, amount - first)
    if using is not None:
        return [first] + using
    return pay(rest, amount)


def count_ways(coins, amount):
    if amount == 0:
        return 1
    if not coins or amount < 0:
        return 0
    return count_ways(coins[1:], amount - coins[0]) + count_ways(coins[1:], amount)


def main():
    purse = [200, 50, 50, 20, 10, 5]
    for price in (75, 65, 300, 12):
        used = pay(purse, price)
        if used is None:
            print(f"{price} cannot be paid exactly")
            continue
        left = list(purse)
        for c in used:
            left.remove(c)
        print(price, "with", used, "left", left)
    print(count_ways(purse, 65), "ways for 65")


if __name__ == "__main__":
    main()
