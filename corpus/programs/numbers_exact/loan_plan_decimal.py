from decimal import Decimal, getcontext

getcontext().prec = 10


def plan(loan, yearly, payment):
    """Yield month, interest and what is left."""
    loan, payment = Decimal(loan), Decimal(payment)
    monthly = Decimal(yearly) / 1200
    month = 0
    while loan > 0:
        month += 1
        interest = (loan * monthly).quantize(Decimal("0.01"))
        if interest >= payment:
            raise ValueError(f"{payment} does not even pay the interest of {interest}")
        paid = min(payment, loan + interest)
        loan += interest - paid
        yield month, interest, loan


total = Decimal(0)
for month, interest, left in plan("1000", 12, "300"):
    total += interest
    print(f"{month:>2} {interest:>6} {left:>8}")
print("interest", total, "as float", float(total))
for month, *_ in plan("5000", 24, "90"):
    print(month)
