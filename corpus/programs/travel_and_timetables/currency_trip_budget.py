from decimal import Decimal as D

RATES = {"EUR": D(1), "CHF": D("0.94"), "CZK": D("25.1"), "GBP": D("0.855")}


class Budget:
    def __init__(self, amount):
        self.left = D(amount)
        self.spent = {}

    def spend(self, what, amount, currency="EUR"):
        euros = (D(str(amount)) / RATES[currency]).quantize(D("0.01"))
        if euros > self.left:
            raise ValueError(f"{what} costs {euros}, only {self.left} left")
        self.left -= euros
        self.spent[what] = self.spent.get(what, D(0)) + euros
        return euros


def main():
    trip = Budget("250")
    costs = [
        ("hotel", 2400, "CZK"), ("train", 38.5, "CHF"), ("food", 410, "CZK"),
        ("food", 19.99), ("theatre", 72, "GBP"), ("taxi", 30, "USD"),
    ]
    for cost in costs:
        try:
            print(f"{cost[0]:8}{trip.spend(*cost):>8} -> {trip.left}")
        except ValueError as e:
            print("too much:", e)
        except KeyError as e:
            print("no rate for", e)
    total = sum(trip.spent.values())
    for what, euros in sorted(trip.spent.items(), key=lambda x: -x[1]):
        print(f"{what:8}{euros / total:7.1%}")
    assert total + trip.left == 250
    print("per day:", (trip.left / 3).quantize(D("0.01")))


main()
