class Piggy:
    def __init__(self, owner):
        self.owner = owner
        self.coins = {}
        self.broken = False

    def __iadd__(self, coin):
        if self.broken:
            raise ValueError("the piggy is broken")
        self.coins[coin] = self.coins.get(coin, 0) + 1
        return self

    def __len__(self):
        return sum(self.coins.values())

    def __lt__(self, other):
        return self.total() < other.total()

    def total(self):
        return sum(c * n for c, n in self.coins.items())

    def smash(self):
        self.broken, coins = True, self.coins
        self.coins = {}
        return sorted((c for c, n in coins.items() for _ in range(n)), reverse=True)


ida, tom = Piggy("Ida"), Piggy("Tom")
for coin in (50, 20, 20, 5):
    ida += coin
    if coin == 20:
        tom += coin * 5
print(len(ida), ida.total(), tom.total(), max(ida, tom).owner, ida < tom)
pocket = ida.smash()
print(pocket, len(ida), bool(ida))
for coin in pocket[:2]:
    tom += coin
try:
    ida += 1
except ValueError as e:
    print(e)
print(tom.coins, sorted([tom, ida])[0].owner)
