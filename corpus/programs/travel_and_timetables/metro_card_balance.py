class CardError(Exception):
    pass


class MetroCard:
    _next = 1000

    def __init__(self, balance=0, *, owner=None):
        self.number = MetroCard._next
        MetroCard._next += 1
        self.balance = balance
        self.owner = owner
        self.inside = None

    def tap_in(self, station):
        if self.inside:
            raise CardError(f"already inside since {self.inside}")
        if self.balance < 150:
            raise CardError(f"balance {self.balance / 100:.2f} is too low")
        self.inside = station

    def tap_out(self, station, fares):
        if self.inside is None:
            raise CardError("not inside")
        fare = fares.get(frozenset({self.inside, station}), 400)
        self.balance -= fare
        self.inside = None
        return fare

    def top_up(self, cents):
        assert cents > 0, "top up needs a positive amount"
        self.balance += cents


def main():
    fares = {frozenset({"East", "West"}): 250, frozenset({"East", "Mid"}): 180}
    card = MetroCard(500, owner="Zuzana")
    guest = MetroCard()
    actions = [
        (card.tap_in, ("East",)), (card.tap_out, ("West", fares)), (card.tap_out, ("Mid", fares)),
        (card.tap_in, ("North",)), (card.tap_in, ("East",)), (card.tap_out, ("East", fares)),
        (guest.tap_in, ("Mid",)), (card.tap_in, ("Mid",)), (guest.top_up, (-5,)),
    ]
    for method, args in actions:
        try:
            result = method(*args)
            print(method.__name__, args[0], "->", result if result is not None else "ok")
        except (CardError, AssertionError) as e:
            print(method.__name__, args[0], "!!", e)
    print(card.number, card.balance, guest.number, guest.balance, MetroCard._next)


main()
