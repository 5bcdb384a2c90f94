class Toy:
    def __init__(self, name, price, age):
        self.name = name
        self.price = price
        self.age = age

    def suits(self, child_age):
        return child_age >= self.age

    def reduce(self, percent):
        self.price = self.price - self.price * percent / 100


class Shop:
    def __init__(self):
        self.toys = []
        self.income = 0

    def add(self, toy):
        self.toys.append(toy)

    def advise(self, age, money):
        best = None
        for toy in self.toys:
            if toy.suits(age) and toy.price <= money:
                if best == None or toy.price > best.price:
                    best = toy
        return best

    def sell(self, toy):
        self.toys.remove(toy)
        self.income += toy.price


def main():
    shop = Shop()
    shop.add(Toy("kite", 15, 6))
    shop.add(Toy("train", 60, 4))
    shop.add(Toy("ball", 8, 1))
    for age, money in [(3, 50), (7, 20), (5, 5), (9, 100)]:
        toy = shop.advise(age, money)
        if toy:
            shop.sell(toy)
            print("age", age, "gets the", toy.name)
        else:
            print("age", age, "gets nothing")
    print(shop.income, len(shop.toys))
    last = Toy("robot", 80, 8)
    shop.add(last)
    last.reduce(25)
    shop.sell(shop.advise(10, 60))
    print(shop.income, last.price)


main()
