def kid(name, weekly):
    saved = 0
    wishes = {}

    def week(n=1):
        nonlocal saved
        saved += weekly * n
        return saved

    def wish(thing, price):
        wishes[thing] = price

    def affordable():
        return sorted(t for t, p in wishes.items() if p <= saved)

    def buy(thing):
        nonlocal saved
        price = wishes.pop(thing)
        saved =- price
        return f"{name} has {saved} left"

    return week, wish, affordable, buy


def main():
    week, wish, affordable, buy = kid("Lina", 3)
    wish("kite", 12)
    wish("comic", 4)
    wish("bike", 150)
    print(week(), affordable())
    print(week(4), affordable())
    print(buy("kite"))
    print(week(2), affordable())


main()
