from enum import IntEnum


class Size(IntEnum):
    SMALL = 6
    MEDIUM = 8
    LARGE = 11


class Pizza:
    topping_price = 1.2

    def __init__(self, size=Size.MEDIUM, *toppings):
        self.size = size
        self.toppings = toppings

    @property
    def price(self):
        extra = max(0, len(self.toppings) - 2)
        return float(self.size) + extra * self.topping_price

    def __str__(self):
        names = " + ".join(self.toppings) or "plain"
        return f"{self.size.name.lower()} ({names})"

    def __lt__(self, other):
        return self.price < other.price


class Family(Pizza):
    topping_price = 2

    def __init__(self, *toppings):
        super().__init__(Size.LARGE, *toppings)

    @property
    def price(self):
        return super().price + 4


order = [
    Pizza(Size.SMALL, "tomato", "olive", "onion"),
    Pizza(),
    Family("ham", "corn", "peppers", "egg"),
    Pizza(Size.LARGE, "tuna"),
]
for p in sorted(order):
    print(f"{p.price:5.2f}  {p}")
print("sum", round(sum(p.price for p in order), 2), "biggest", max(order))
print([s.name for s in Size if s > 6])
