from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_EVEN, Decimal as D


class Tax:
    def __init__(self, percent, rounding=ROUND_HALF_EVEN):
        self.rate = D(percent) / 100
        self.rounding = rounding

    def of(self, net):
        return (net * self.rate).quantize(D("0.01"), self.rounding)


def per_line(lines, tax):
    return sum((tax.of(n) for n in lines), D(0))


def on_total(lines, tax):
    return tax.of(sum(lines))


lines = [D("0.35"), D("1.25"), D("0.99")]
for tax in (Tax("7"), Tax("7", ROUND_CEILING), Tax("19", ROUND_FLOOR), Tax(50)):
    a, b = per_line(lines, tax), on_total(lines, tax)
    print(tax.rate, a, b, a - b or "same")
print(sum(lines), max(lines).as_tuple().exponent, D("3.10") + 1, -D("0.00") == 0)
print(D("12.5") // 1, D("-7") % 3, divmod(D("7.5"), 2), int(D("9.99")), D("2") ** 3)
print(f"{D('1234.5'):,.2f}|{D('0.5'):.0%}|{D('7'):>5}|", sorted([D("1.0"), 1, D("0.9")]))
