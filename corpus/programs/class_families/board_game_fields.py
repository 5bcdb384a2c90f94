class Field:
    def __init__(self, name):
        self.name = name

    def land(self, player):
        return "nothing happens"


class Street(Field):
    def __init__(self, name, price):
        super().__init__(name)
        self.price = price
        self.owner = None

    def rent(self):
        return self.price // 5

    def land(self, player):
        if self.owner is None and player.money >= self.price:
            player.money -= self.price
            self.owner = player
            return "bought"
        if self.owner not in (None, player):
            player.money -= self.rent()
            self.owner.money += self.rent()
            return f"pays {self.rent()} to {self.owner.name}"
        return super().land(player)


class Station(Street):
    def rent(self):
        return 25


class Tax(Field):
    def land(self, player):
        tax = player.money // 10
        player.money -= tax
        return f"pays {tax} tax"


class Player:
    def __init__(self, name, money=300):
        self.name, self.money, self.position = name, money, 0

    def move(self, n, board):
        self.position = (self.position + n) % len(board)
        field = board[self.position]
        print(f"{self.name:<4}{field.name:<9}{field.land(self):<16}{self.money}")


def main():
    board = [Field("Start"), Street("Elm St", 100), Tax("Tax"), Station("North", 150), Street("Oak Rd", 220)]
    ida, bo = Player("Ida"), Player("Bo", 200)
    for n in (1, 2, 3, 1):
        ida.move(n, board)
        bo.move(n, board)
    owners = {f.name: f.owner.name for f in board if isinstance(f, Street) and f.owner}
    print(owners, ida.money + bo.money)


main()
