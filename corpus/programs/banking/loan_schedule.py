from dataclasses import dataclass


@dataclass
class Payment:
    month: int
    interest: float
    principal: float
    remaining: float


def monthly_payment(amount: float, annual_rate: float, months: int) -> float:
    r = annual_rate / 12
    if r == 0:
        return amount / months
    factor = (1 + r) ** months
    return amount * r * factor / (factor - 1)


def schedule(amount: float, annual_rate: float, months: int) -> list[Payment]:
    payment = monthly_payment(amount, annual_rate, months)
    remaining = amount
    rows = []
    for month in range(1, months + 1):
        interest = remaining * annual_rate / 12
        principal = payment - interest
        remaining -= principal
        rows.append(Payment(month, round(interest, 2), round(principal, 2), round(abs(remaining), 2)))
    return rows


def main() -> None:
    loan = 1200
    rate = 0.06
    months = 6
    pay = monthly_payment(loan, rate, months)
    print(f"payment {pay:.2f}")
    rows = schedule(loan, rate, months)
    for p in rows:
        print(f"{p.month:>2} {p.interest:>6.2f} {p.principal:>8.2f} {p.remaining:>8.2f}")
    total = sum(p.interest for p in rows)
    print(f"total interest {total:.2f}")
    print(monthly_payment(600, 0, 4))


main()
