from enum import Enum


class Vat(Enum):
    FULL = 20
    REDUCED = 10
    NONE = 0

    def apply(self, net):
        return net + net * self.value // 100


ROWS = [
    "F,desk lamp,2,3450",
    "R,cookbook,1,1999",
    "N,stamp,10,85",
    "F,cable,3,499",
]
CODES = {v.name[0]: v for v in Vat}


def parse(row):
    code, text, count, cents = row.split(",")
    return CODES[code], text, int(count) * int(cents)


def euro(cents):
    whole, rest = divmod(cents, 100)
    return f"{whole},{rest:02}"


def main():
    sums = dict.fromkeys(Vat, 0)
    for row in ROWS:
        vat, text, net = parse(row)
        gross = vat.apply(net)
        sums[vat] += gross - net
        print(f"{text:<12}{euro(net):>8}{euro(gross):>8}  {vat.name.lower()}")
    for vat, tax in sums.items():
        if tax:
            print(f"{vat.value} % tax: {euro(tax)}")
    print("tax in all", euro(sum(sums.values())))
    print(Vat(10), Vat["NONE"].apply(77))


main()
