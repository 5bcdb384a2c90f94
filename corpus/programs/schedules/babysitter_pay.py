from decimal import Decimal


RATES = [(22, Decimal("10.00")), (24, Decimal("12.50")), (30, Decimal("15.00"))]


def pay(start: int, end: int) -> Decimal:
    """Hours after midnight are written 24, 25, 26 ..."""
    total = Decimal(0)
    for hour in range(start, end):
        for limit, rate in RATES:
            if hour < limit:
                total += rate
                break
    return total


def normal(hour: int) -> int:
    return hour + 24 if hour < 12 else hour


def main():
    evenings = {"Fri": (19, 23), "Sat": (18, 1), "Sun": (20, 21)}
    earned = {}
    for day, (start, end) in evenings.items():
        earned[day] = pay(start, normal(end))
        print(f"{day}: {normal(end) - start} h = {earned[day]} €")
    week = sum(earned.values())
    print("week:", week, "tax:", (week * Decimal("0.05")).quantize(Decimal("0.01")))
    best = max(earned, key=earned.get)
    print("best evening", best)


if __name__ == "__main__":
    main()
