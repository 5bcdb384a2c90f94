def fare(km, night=False, bags=0):
    price = 4.2
    if km > 5:
        price += 5 * 2.4 + (km - 5) * 1.9
    else:
        price += km * 2.4
    if night:
        price * 1.2
    price += bags * 0.5
    return round(price, 2)


def cheapest(offers):
    best_name = None
    best = 9999
    for name, price in offers.items():
        if price < best:
            best = price
            best_name = name
    return best_name


def main():
    a = fare(3)
    b = fare(12.5, bags=2)
    c = fare(12.5, night=True)
    print(a, b, c)
    offers = {"taxi": fare(8, True), "bus": 3.1 * 2, "bike": 0}
    print(offers)
    print("take the", cheapest(offers))
    del offers["bike"]
    print("take the", cheapest(offers), "and save", round(max(offers.values()) - min(offers.values()), 2))
    print("night is", round(fare(12.5, True) / fare(12.5) * 100 - 100), "% more")


main()
