class Vessel:
    def __init__(self, size, level=0, warm=20):
        self.size, self.level, self.warm = size, level, warm

    def pour(self, other, amount):
        amount = min(amount, self.level, other.size - other.level)
        if amount == 0:
            return 0
        mixed = (other.warm * other.level + self.warm * amount) / (other.level + amount)
        other.level += amount
        other.warm = mixed
        self.level -= amount
        return amount


class Table:
    def __init__(self, pot, *cups):
        self.pot, self.cups = pot, list(cups)

    def serve(self, amount):
        return [self.pot.pour(cup, amount) for cup in self.cups]

    def cool(self, degrees):
        for v in [self.pot, *self.cups]:
            v.warm = max(20, v.warm - degrees / (2 if v is self.pot else 1))


pot = Vessel(10, 7, 90)
small, big = Vessel(2), Vessel(5, 1)
table = Table(pot, small, big, small)
print(table.serve(2), pot.level, small.warm, big.warm)
table.cool(10)
print(pot.warm, small.warm, big.warm)
print(big.pour(small, 1), small.pour(big, 1), big.level, round(big.warm, 2))
print(big.pour(big, 1), big.level)          # poured into itself
table.cups = table.cups[:1]
print(table.serve(5), table.pot is pot, pot.level)
