LEVELS = (("bronze", 0, 1), ("silver", 200, 1.5), ("gold", 500, 2))


class Member:
    def __init__(self, name, points=0):
        self.name = name
        self.points = points
        self.earned = points

    @property
    def level(self):
        current = LEVELS[0]
        for entry in LEVELS:
            if self.earned >= entry[1]:
                current = entry
        return current

    def buy(self, amount, redeem=0):
        if redeem > self.points:
            raise ValueError("%s has only %d points" % (self.name, self.points))
        amount -= redeem / 100
        gain = int(amount * self.level[2])
        self.points += gain - redeem
        self.earned += gain
        return amount, gain


m = Member("Nadia", 150)
for amount, redeem in [(40, 0), (80, 100), (300, 0), (25, 250), (10, 9999)]:
    try:
        paid, gain = m.buy(amount, redeem)
    except ValueError as e:
        print("error:", e)
    else:
        print("%-6s paid %.2f gain %d points %d" % (m.level[0], paid, gain, m.points))
print(m.earned, m.level)
