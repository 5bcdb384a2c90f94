from typing import NamedTuple


class Offer(NamedTuple):
    shop: str
    text: str
    cents: int
    grams: int

    @property
    def per_kilo(self) -> int:
        return round(self.cents * 1000 / self.grams)

    def __str__(self) -> str:
        return f"{self.text} @ {self.shop}: {self.cents / 100:.2f} ({self.per_kilo / 100:.2f}/kg)"


def best(offers, grams):
    """Cheapest way to get at least so much, from one offer only."""
    def cost(o):
        return -(-grams // o.grams) * o.cents
    winner = min(offers, key=cost)
    return winner, cost(winner)


def main():
    offers = [
        Offer("Lidl", "müsli 500g", 199, 500),
        Offer("Aldi", "müsli 750g", 289, 750),
        Offer("Bio", "müsli 2kg", 899, 2000),
        Offer("Aldi", "mini müsli", 79, 150),
    ]
    for o in sorted(offers, key=lambda o: o.per_kilo):
        print(o)
    for grams in (100, 700, 1400):
        o, cost = best(offers, grams)
        print(grams, "g:", o.shop, o.text, cost)
    shops = {}
    for o in offers:
        shops.setdefault(o.shop, []).append(o.per_kilo)
    print({s: min(p) for s, p in shops.items()})
    print(offers[0] < offers[1], max(offers).text)


if __name__ == "__main__":
    main()
