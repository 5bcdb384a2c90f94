class Handler:
    limit = 0

    def __init__(self, name, boss=None):
        self.name, self.boss = name, boss

    def approve(self, amount):
        if self.can(amount):
            return [self.name]
        if self.boss is None:
            return [self.name, "refused"]
        return [self.name] + self.boss.approve(amount)

    def can(self, amount):
        return amount <= self.limit


class Clerk(Handler):
    limit = 50


class Chief(Handler):
    limit = 1000

    def __init__(self, name, boss=None, budget=1500):
        super().__init__(name, boss)
        self.budget = budget

    def can(self, amount):
        if super().can(amount) and amount <= self.budget:
            self.budget -= amount
            return True
        return False


class Board(Handler):
    def can(self, amount):
        return amount % 7 != 0


def main():
    board = Board("board")
    chief = Chief("Vera", boss=board)
    clerk = Clerk("Tim", chief)
    for amount in (20, 800, 900, 700, 7777):
        print(amount, " > ".join(clerk.approve(amount)), "| budget", chief.budget)
    lonely = Clerk("Sven")
    print(lonely.approve(51))


main()
