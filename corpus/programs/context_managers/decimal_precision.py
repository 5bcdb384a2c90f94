from decimal import Decimal, localcontext, getcontext, ROUND_DOWN

def thirds(amount, parts=3):
    return [amount / parts for _ in range(parts)]

def rounded(values, places="0.01"):
    return [v.quantize(Decimal(places)) for v in values]

amount = Decimal("100")
print(getcontext().prec, thirds(amount)[0])

with localcontext() as ctx:
    ctx.prec = 5
    low = thirds(amount)
    print(low)
    ctx.rounding = ROUND_DOWN
    cut = rounded(thirds(Decimal("20")))
    print(cut, sum(cut))

high = rounded(thirds(Decimal("20")))
print(high, sum(high))
lost = Decimal("20") - sum(cut)
gained = sum(high) - 20
print("lost", lost, "gained", gained)
print(sum(low) == amount, sum(thirds(amount)) == amount)
