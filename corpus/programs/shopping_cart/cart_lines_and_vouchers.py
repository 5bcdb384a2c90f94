from dataclasses import dataclass


class CartError(Exception):
    pass


@dataclass
class Voucher:
    code: str
    off: int
    least: int = 0
    used: bool = False


class Cart:
    VOUCHERS = {v.code: v for v in (Voucher("HELLO", 500, 2000), Voucher("TEN", 1000))}

    def __init__(self):
        self.lines = {}
        self.vouchers = []

    def add(self, sku, cents, n=1):
        old_n, old_cents = self.lines.get(sku, (0, cents))
        if cents != old_cents:
            raise CartError(f"{sku} costs {old_cents}, not {cents}")
        self.lines[sku] = (old_n + n, cents)
        return self

    def redeem(self, code):
        try:
            voucher = self.VOUCHERS[code]
        except KeyError:
            raise CartError(f"no voucher {code}") from None
        if voucher.used or self.sum < voucher.least:
            raise CartError(f"{code} cannot be used")
        voucher.used = True
        self.vouchers.append(voucher)

    @property
    def sum(self):
        return sum(n * c for n, c in self.lines.values())

    @property
    def total(self):
        return max(0, self.sum - sum(v.off for v in self.vouchers))


a, b = Cart().add("cup", 800, 2), Cart().add("pen", 150)
for cart, code in [(a, "HELLO"), (b, "TEN"), (a, "TEN"), (a, "NOPE")]:
    try:
        cart.redeem(code)
    except CartError as e:
        print(e)
a.add("cup", 800)
a.redeem("HELLO")
print(a.total, b.total, a.lines, [v.code for v in b.vouchers])
a.add("cup", 799)
