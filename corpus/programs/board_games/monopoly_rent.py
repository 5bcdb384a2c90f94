from dataclasses import dataclass, field


class Bankrupt(Exception):
    def __init__(self, player, missing):
        super().__init__(f"{player} is short of {missing}")
        self.player = player
        self.missing = missing


@dataclass
class Street:
    name: str
    group: str
    rent: int
    owner: "Player" = None
    houses: int = 0


@dataclass
class Player:
    name: str
    cash: int = 200
    streets: list = field(default_factory=list)

    def buy(self, street, price):
        self.pay(price)
        street.owner = self
        self.streets.append(street)

    def pay(self, amount, to=None):
        if amount > self.cash:
            raise Bankrupt(self.name, amount - self.cash)
        self.cash -= amount
        if to is not None:
            to.cash += amount


def rent_due(street, city):
    group = [s for s in city if s.group == street.group]
    factor = 2 if all(s.owner is street.owner for s in group) else 1
    return street.rent * factor * 3 ** street.houses


def main():
    city = [Street("Hafenstraße", "blue", 8), Street("Seestraße", "blue", 10), Street("Bahnhof", "grey", 25)]
    anna, bo = Player("Anna"), Player("Bo", cash=90)
    anna.buy(city[0], 60)
    anna.buy(city[1], 80)
    city[1].houses = 1
    for visited in (city[0], city[2], city[1]):
        if visited.owner is None:
            print(visited.name, "is free")
            continue
        due = rent_due(visited, city)
        try:
            bo.pay(due, to=visited.owner)
            print(f"Bo pays {due} for {visited.name}, has {bo.cash}")
        except Bankrupt as e:
            print("bankrupt:", e, e.missing)
    city[1].houses += 1
    bo.pay(rent_due(city[1], city), anna)


main()
