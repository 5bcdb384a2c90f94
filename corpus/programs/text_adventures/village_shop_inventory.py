def main():
    stock = {"rope": [4, 3], "torch": [1, 10], "map": [15, 1], "potion": [8, 2]}
    purse, bag = 30, {}
    wishes = ["rope", "map", "torch", "torch", "map", "saddle", "potion", "potion"]
    refused = []
    for wish in wishes:
        if wish not in stock:
            refused.append((wish, "unknown"))
            continue
        price, count = stock[wish]
        if count == 0:
            refused.append((wish, "sold out"))
        elif price > purse:
            refused.append((wish, f"{price - purse} short"))
        else:
            purse -= price
            stock[wish][1] -= 1
            bag[wish] = bag.get(wish, 0) + 1
    print("bag:", ", ".join(f"{n} {w}" for w, n in bag.items()), "| purse", purse)
    for wish, why in refused:
        print(f"no {wish}: {why}")
    value = sum(stock[w][0] * n for w, n in bag.items())
    print("spent", value, value + purse == 30)
    dear = {w: p for w, (p, n) in stock.items() if n and p > purse}
    print("still to buy one day:", dear)
    resale = {w: p * bag.get(w, 0) // 2 for w, (p, _) in stock.items() if w in bag}
    print("resale:", resale, sum(resale.values()))


if __name__ == "__main__":
    main()
