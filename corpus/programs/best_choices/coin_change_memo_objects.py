class Machine:
    def __init__(self, *coins):
        self.coins = coins
        self.memo = {0: ()}
        self.misses = 0

    def best(self, amount):
        if amount < 0:
            return None
        if amount not in self.memo:
            self.misses += 1
            options = [(*rest, c) for c in self.coins if (rest := self.best(amount - c)) is not None]
            self.memo[amount] = min(options, key=len, default=None)
        return self.memo[amount]

    def greedy(self, amount):
        used = []
        for c in sorted(self.coins, reverse=True):
            while c <= amount:
                used.append(c)
                amount -= c
        return tuple(used) if not amount else None


odd = Machine(1, 3, 4)
print(odd.best(6), odd.greedy(6), odd.misses)
print(odd.best(6), odd.misses, odd.best(7))
big = Machine(4, 6)
print(big.best(10), big.greedy(10), big.best(7), big.greedy(8), big.best(8))
print({a: len(c) if c else c for a, c in sorted(big.memo.items())})
