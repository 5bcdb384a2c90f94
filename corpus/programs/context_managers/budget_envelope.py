from contextlib import contextmanager


@contextmanager
def envelope(budget, name):
    purse = {"left": budget.get(name, 0), "bought": []}

    def buy(thing, cost):
        if cost > purse["left"]:
            return False
        purse["left"] -= cost
        purse["bought"].append(thing)
        return True

    yield buy
    budget[name] = purse["left"]
    print(f"{name}: {', '.join(purse['bought']) or 'nothing'}; {purse['left']} left")


def main():
    budget = {"food": 60, "fun": 25}
    with envelope(budget, "food") as buy:
        results = [buy("bread", 4), buy("fish", 22), buy("caviar", 50)]
    print(results)
    with envelope(budget, "fun") as buy:
        if not buy("concert", 40):
            buy("cinema", 12) and buy("popcorn", 5)
    with envelope(budget, "books") as buy:
        buy("atlas", 30)
    print(budget, sum(budget.values()))


main()
