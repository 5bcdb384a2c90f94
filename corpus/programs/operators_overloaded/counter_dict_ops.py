class Basket(dict):
    def __missing__(self, key):
        return 0

    def __add__(self, other):
        return Basket({k: self[k] + other[k] for k in sorted(self.keys() | other.keys())})

    def __sub__(self, other):
        result = {k: self[k] - other[k] for k in self}
        return Basket({k: n for k, n in result.items() if n > 0})

    def __le__(self, other):
        return all(n <= other[k] for k, n in self.items())

    def __matmul__(self, prices):
        return sum(n * prices[k] for k, n in self.items())


fridge = Basket(egg=6, milk=1, butter=1)
cake = Basket(egg=4, flour=2, butter=1)
crepes = Basket(egg=3, milk=1)

print(cake <= fridge, crepes <= fridge)
print("buy", cake - fridge)
left = fridge - crepes
print("left", left, left["milk"])
prices = {"egg": 0.3, "milk": 1.2, "butter": 2, "flour": 0.9}
print(f"{(cake + crepes) @ prices:.2f}", cake + crepes)
both = cake + crepes <= fridge
print(both, (cake + crepes) - fridge)
fridge["egg"] += 10
print(fridge, cake <= fridge)
