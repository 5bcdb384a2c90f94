from dataclasses import dataclass, field
from itertools import permutations


@dataclass
class Coupon:
    code: str
    percent: int = 0
    off: float = 0.0
    minimum: float = 0.0
    excludes: set = field(default_factory=set)

    def apply(self, total):
        if total < self.minimum:
            return total
        return max(0.0, total * (100 - self.percent) / 100 - self.off)


def best_order(total, coupons):
    best = (total, ())
    for n in range(1, len(coupons) + 1):
        for order in permutations(coupons, n):
            codes = {c.code for c in order}
            if any(c.excludes & codes for c in order):
                continue
            price = total
            for c in order:
                price = c.apply(price)
            if price < best[0]:
                best = (price, tuple(c.code for c in order))
    return best


def main():
    coupons = [
        Coupon("TEN", percent=10),
        Coupon("FIVER", off=5, minimum=40),
        Coupon("VIP25", percent=25, excludes={"TEN"}),
    ]
    for total in (30.0, 42.0, 100.0):
        price, codes = best_order(total, coupons)
        print(f"{total:>6.2f} -> {price:>6.2f} with {' then '.join(codes)}")
    print(best_order(10.0, []))


if __name__ == "__main__":
    main()
