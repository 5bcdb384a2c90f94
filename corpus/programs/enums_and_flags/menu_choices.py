from enum import Enum


class Size(Enum):
    SMALL = 0.8
    MEDIUM = 1
    LARGE = 1.3


class Milk(Enum):
    NONE = 0
    COW = 20
    OAT = 50


class Drink:
    menu = {"espresso": 180, "latte": 290, "tea": 210}

    def __init__(self, name, size=Size.MEDIUM, milk=Milk.NONE):
        self.name = name
        self.size = size
        self.milk = milk

    def cents(self):
        return round(self.menu[self.name] * self.size.value + self.milk.value)

    def __str__(self):
        parts = [self.size.name.lower(), self.name]
        if self.milk:
            parts.append("with " + self.milk.name.lower() + " milk")
        return " ".join(parts)


def main():
    order = [
        Drink("latte", Size.LARGE, Milk.OAT),
        Drink("espresso", Size.SMALL),
        Drink("tea", milk=Milk.COW),
    ]
    for d in order:
        print(f"{str(d):<32}{d.cents():>5}")
    total = sum(d.cents() for d in order)
    print("total", f"{total // 100}.{total % 100:02d}")
    cheapest = min(order, key=Drink.cents)
    print("cheapest:", cheapest)


main()
