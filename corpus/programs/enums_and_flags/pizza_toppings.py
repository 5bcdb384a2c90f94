from enum import Flag, auto


class Topping(Flag):
    CHEESE = auto()
    HAM = auto()
    OLIVES = auto()
    TUNA = auto()
    CORN = auto()
    MEAT = HAM
    VEGGIE = CHEESE | OLIVES | CORN


PRICES = {Topping.CHEESE: 100, Topping.HAM: 150, Topping.OLIVES: 80, Topping.TUNA: 200, Topping.CORN: 50}


def price(pizza):
    return 600 + sum(p for t, p in PRICES.items() if t in pizza)


def names(pizza):
    return [t.name.lower() for t in PRICES if t & pizza]


def vegetarian(pizza):
    return not pizza & (Topping.MEAT | Topping.TUNA)


pizzas = {
    "Margherita": Topping.CHEESE,
    "Garden": Topping.VEGGIE,
    "Boss": Topping.VEGGIE | Topping.MEAT,
}
pizzas["Sea"] = pizzas["Garden"] & ~Topping.CORN | Topping.TUNA

for name, p in pizzas.items():
    print(f"{name:<11}{price(p) / 100:5.2f} {'v' if vegetarian(p) else ' '} {' '.join(names(p))}")
common = pizzas["Sea"] & pizzas["Boss"]
print(names(common), common.value, bool(Topping.HAM & Topping.VEGGIE))
print(Topping.MEAT is Topping.HAM, len(PRICES))
