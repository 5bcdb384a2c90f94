from datetime import date


def months_between(a, b):
    return (b.year - a.year) * 12 + b.month - a.month


def vested(grant, today):
    start, shares, cliff, total = grant["start"], grant["shares"], grant["cliff"], grant["months"]
    elapsed = months_between(start, today)
    if elapsed < cliff:
        return 0
    return min(shares, shares * elapsed // total)


def value(grant, today, price):
    return max(0, vested(grant, today) * (price - grant["strike"]))


def main():
    grants = {
        "Ravi": {"start": date(2020, 3, 31), "shares": 4800, "cliff": 12, "months": 48, "strike": 2.0},
        "Sofie": {"start": date(2023, 6, 15), "shares": 1000, "cliff": 12, "months": 36, "strike": 7.5},
        "Theo": {"start": date(2022, 11, 1), "shares": 250, "cliff": 0, "months": 24, "strike": 9.0},
    }
    today = date(2024, 6, 1)
    for name, g in grants.items():
        n = vested(g, today)
        print(f"{name:<6}{n:>5} of {g['shares']:>5} worth {value(g, today, 8.25):>10,.2f}")
    timeline = [vested(grants["Sofie"], date(2024, m, 1)) for m in range(4, 9)]
    print(timeline)
    print(months_between(date(2020, 1, 31), date(2020, 2, 1)), months_between(today, date(2024, 5, 31)))
    under_water = [n for n, g in grants.items() if g["strike"] > 8.25]
    print(under_water, sum(vested(g, today) for g in grants.values()))
    leaving = {n: g["shares"] - vested(g, today) for n, g in grants.items()}
    print(max(leaving, key=leaving.get), leaving)


if __name__ == "__main__":
    main()
