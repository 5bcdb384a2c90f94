from decimal import Decimal

ZONES = {"A": Decimal("64.00"), "B": Decimal("41.50"), "C": Decimal("22.90")}
DISCOUNT = {"student": Decimal("0.30"), "child": Decimal("0.50"), None: Decimal(0)}
FEE = Decimal("1.75")


def price(zone, kind=None):
    return (ZONES[zone] * (1 - DISCOUNT[kind])).quantize(Decimal("0.01")) + FEE


def main():
    orders = [
        {"who": "Garcia", "seats": [("A", None), ("A", None), ("B", "child")]},
        {"who": "Żak", "seats": [("C", "student")] * 4},
        {"who": "O'Neill", "seats": []},
    ]
    income = Decimal()
    for order in orders:
        total = sum((price(*seat) for seat in order["seats"]), Decimal())
        if len(order["seats"]) >= 4:
            total -= FEE
        income += total
        print(f"{order['who']:8}{len(order['seats'])} seats {total:>8}")
    print("income", income, "of which fees", FEE * sum(len(o["seats"]) for o in orders))
    cheapest = min(((price(z, k), z, k) for z in ZONES for k in DISCOUNT), key=lambda t: t[0])
    print(cheapest)
    share = income / 3
    print(share, share.quantize(Decimal("0.01")))
    print(price("C") * 1.1)


main()
