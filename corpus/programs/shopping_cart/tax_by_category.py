from decimal import Decimal as D

VAT = {"food": D("0.07"), "book": D("0.07"), "other": D("0.19")}

basket = [
    ("apples", "food", D("2.49")),
    ("cook book", "book", D("24.00")),
    ("pan", "other", D("39.90")),
    ("olive oil", "food", D("8.99")),
]

by_rate = {}
for name, kind, gross in basket:
    rate = VAT[kind]
    net = (gross / (1 + rate)).quantize(D("0.01"))
    old_net, old_tax = by_rate.get(rate, (D(0), D(0)))
    by_rate[rate] = old_net + net, old_tax + gross - net

total = sum(item[2] for item in basket)
for rate, (net, tax) in sorted(by_rate.items()):
    print(f"{rate:>5.0%}  net {net:>7}  tax {tax:>6}")
print("total", total)
check = sum(net + tax for net, tax in by_rate.values())
print("matches" if check == total else f"off by {check - total}")
