import operator
from functools import reduce

SUBSCRIPTIONS = {
    "Morning Post": {"days": "MTWTFS", "price": 1.9},
    "Weekend": {"days": "SS", "price": 4.2},
    "Economist's Friend": {"days": "F", "price": 7.5},
}


def weekly(sub, discount=0.0):
    return len(sub["days"]) * sub["price"] * (1 - discount)


def yearly(name, *, weeks=52, **options):
    return round(weekly(SUBSCRIPTIONS[name], **options) * weeks, 2)


def main():
    costs = {name: yearly(name) for name in SUBSCRIPTIONS}
    for name, cost in sorted(costs.items(), key=operator.itemgetter(1)):
        print(f"{name:>20}: {cost:8.2f}")
    print("all:", round(reduce(operator.add, costs.values()), 2))
    cheaper = yearly("Morning Post", discount=0.2)
    print("with discount:", cheaper, "saves", round(costs["Morning Post"] - cheaper, 2))
    half = yearly("Weekend", weeks=26)
    print(half, half * 2 == costs["Weekend"])
    readers = {"Morning Post": 41, "Weekend": 12, "Economist's Friend": 3}
    per_reader = {n: round(costs[n] / r, 2) for n, r in readers.items()}
    print(per_reader)
    worst = max(per_reader, key=per_reader.get)
    del SUBSCRIPTIONS[worst]
    print("cancelled", worst)
    print({n: yearly(n) for n in readers})


main()
