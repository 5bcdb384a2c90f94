import random


class Customer:
    def __init__(self, name, money, likes):
        self.name = name
        self.money = money
        self.likes = likes
        self.bag = []

    def shop(self, shelf, rng):
        offers = [p for p in self.likes if p in shelf and shelf[p][0] > 0]
        rng.shuffle(offers)
        for product in offers:
            stock, price = shelf[product]
            if price <= self.money:
                self.money -= price
                shelf[product][0] -= 1
                self.bag.append(product)
        return len(self.bag)


def run():
    rng = random.Random(17)
    shelf = {"comic": [2, 5], "puzzle": [1, 14], "kite": [3, 9], "ball": [0, 4]}
    people = [
        Customer("Ria", 20, ["puzzle", "comic", "ball"]),
        Customer("Sol", 10, ["kite", "comic"]),
        Customer("Tam", 30, ["puzzle", "kite", "comic"]),
    ]
    for p in people:
        n = p.shop(shelf, rng)
        print(p.name, n, p.bag, p.money)
    left = {k: v[0] for k, v in shelf.items()}
    print(left)
    happy = [p.name for p in people if set(p.bag) == set(p.likes)]
    print("happy:", happy)


run()
