from dataclasses import dataclass, field
from enum import Enum


class Cup(Enum):
    CONE = 0
    SMALL = 50
    LARGE = 120


@dataclass
class Order:
    scoops: list
    cup: Cup = Cup.CONE
    cream: bool = False

    def price(self):
        return 160 * len(self.scoops) + self.cup.value + 70 * self.cream


@dataclass
class Parlour:
    tubs: dict
    sold: list = field(default_factory=list)

    def serve(self, order):
        need = {s: order.scoops.count(s) for s in order.scoops}
        if missing := [s for s, n in need.items() if self.tubs.get(s, 0) < n]:
            raise LookupError("no more " + " and ".join(missing))
        for s, n in need.items():
            self.tubs[s] -= n
        self.sold.append(order)
        return order.price()


def main():
    shop = Parlour({"mango": 3, "nut": 2, "açaí": 1})
    orders = [
        Order(["mango", "nut"]),
        Order(["açaí"], Cup.SMALL, cream=True),
        Order(["mango", "mango", "açaí"], cup=Cup.LARGE),
        Order(["nut"] * 2),
        Order([]),
    ]
    till = 0
    for o in orders:
        try:
            till += (p := shop.serve(o))
            print(f"{'+'.join(o.scoops) or 'nothing':<12}{p / 100:.2f}")
        except LookupError as e:
            print("sorry,", e)
    print(till, shop.tubs, len(shop.sold))
    scoops = [s for o in shop.sold for s in o.scoops]
    print(max(set(scoops), key=lambda s: (scoops.count(s), s)))


if __name__ == "__main__":
    main()
