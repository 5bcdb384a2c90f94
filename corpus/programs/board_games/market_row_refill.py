deck = ["axe", "loaf", "cow", "cart", "bell", "wool", "boat", "pot"]
row = []
discount = {}
ROW_SIZE = 4


def refill():
    global deck
    while len(row) < ROW_SIZE and deck:
        card, *deck = deck
        row.append(card)


def buy(name, coins):
    position = row.index(name)
    cost = 1 + position
    if cost > coins:
        return coins, False
    row.pop(position)
    refill()
    return coins - cost, True


def main():
    coins = 9
    refill()
    print(row)
    for wish in ("cow", "axe", "bell", "boat", "cart"):
        if wish not in row:
            print("not in the row:", wish)
            continue
        coins, ok = buy(wish, coins)
        print(wish, "bought" if ok else "too dear", "coins", coins, row)
    print("deck", deck, "row", len(row))
    total = sum(range(1, len(row) + 1))
    print("the whole row costs", total)


if __name__ == "__main__":
    main()
