from datetime import date
from decimal import Decimal, ROUND_HALF_UP

CENT = Decimal("0.01")


def months_later(d, n):
    m = d.month - 1 + n
    return date(d.year + m // 12, m % 12 + 1, min(d.day, 28))


def schedule(amount, yearly_percent, rate, start):
    balance = Decimal(amount)
    n = 0
    while balance > 0:
        n += 1
        interest = (balance * Decimal(yearly_percent) / 1200).quantize(CENT, ROUND_HALF_UP)
        payment = min(Decimal(rate), balance + interest)
        if payment <= interest:
            raise ValueError("the rate does not even pay the interest")
        balance += interest - payment
        yield months_later(start, n), payment, interest, balance


def main():
    rows = list(schedule("1000", "6", "180", date(2024, 10, 31)))
    for day, payment, interest, balance in rows:
        print(f"{day} {payment:>8} {interest:>6} {balance:>8}")
    print("interest", sum(r[2] for r in rows), "last payment", rows[-1][1])
    print(rows[-1][0].strftime("%B %Y"), len(rows))
    quick = list(schedule("1000", "6", "600", date(2024, 1, 5)))
    print(len(quick), sum(r[1] for r in quick))
    try:
        next(schedule("1000", "24", "15", date(2024, 1, 5)))
    except ValueError as e:
        print("no:", e)


main()
