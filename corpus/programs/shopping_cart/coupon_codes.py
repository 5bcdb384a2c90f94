from dataclasses import dataclass
from typing import Callable


@dataclass
class Coupon:
    code: str
    apply: Callable[[float], float]
    minimum: float = 0
    uses: int = 1


def percent(p):
    return lambda total: total * (1 - p / 100)


def fixed(amount):
    return lambda total: max(0.0, total - amount)


class Checkout:
    def __init__(self, *coupons: Coupon):
        self.coupons = {c.code: c for c in coupons}

    def pay(self, total: float, *codes: str) -> float:
        for code in codes:
            coupon = self.coupons.get(code.upper())
            if coupon is None:
                print(f"  {code}: unknown")
            elif coupon.uses <= 0:
                print(f"  {code}: used up")
            elif total < coupon.minimum:
                print(f"  {code}: needs {coupon.minimum}, total is {total:.2f}")
            else:
                coupon.uses -= 1
                total = coupon.apply(total)
        return round(total, 2)


checkout = Checkout(
    Coupon("SPRING10", percent(10), minimum=40, uses=2),
    Coupon("FIVER", fixed(5)),
    Coupon("FREEBIE", percent(100), minimum=500),
)
print(checkout.pay(60, "spring10", "FIVER"))
print(checkout.pay(44, "SPRING10", "FREEBIE"))
print(checkout.pay(80, "spring10", "fiver", "hello"))
print({c.code: c.uses for c in checkout.coupons.values()})
