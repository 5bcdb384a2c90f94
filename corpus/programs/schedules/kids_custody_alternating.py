from datetime import date, timedelta


def parent(day, start=date(2024, 1, 1), names=("Mum", "Dad")):
    """Week by week; every week begins on Monday."""
    week = (day - start).days // 7
    return names[week % 2]


def holidays(first, last, names=("Mum", "Dad")):
    n = (last - first).days + 1
    half = first + timedelta(days=n // 2)
    return {names[0]: (first, half), names[1]: (half, last)}


def main():
    days = [date(2024, 1, 7), date(2024, 1, 8), date(2024, 3, 29), date(2023, 12, 31)]
    for d in days:
        print(d.strftime("%a %d %b"), parent(d))
    christmas = [date(y, 12, 24) for y in range(2024, 2028)]
    print([parent(d)[0] for d in christmas])
    easter = holidays(date(2024, 3, 25), date(2024, 4, 5))
    for name, (a, b) in easter.items():
        print(name, a.day, a.month, "to", b.day, b.month, (b - a).days + 1, "days")
    both = easter["Mum"][1] == easter["Dad"][0]
    print("shared day" if both else "no shared day")
    count = sum(parent(date(2024, 2, d)) == "Dad" for d in range(1, 30))
    print(count, "days of February with Dad")


if __name__ == "__main__":
    main()
