def piggy_bank(rate):
    years = []

    def add(amount, year):
        years.append((year, amount))

    def value(now):
        total = 0
        for year, amount in years:
            total += amount * (1 + rate) ** (now - year)
        return round(total, 2)

    def until(goal, start, limit=60):
        for year in range(start, start + limit):
            if value(year) >= goal:
                return year

    return add, value, until


def main():
    add, value, until = piggy_bank(0.03)
    add(100, 2020)
    add(50, year=2022)
    print(value(2020), value(2022), value(2024))
    print("200 in", until(200, 2022))
    print("a million in", until(1e6, 2022))
    add(200, 2023)
    print(value(2024), until(500, start=2023))
    poor, worth, _ = piggy_bank(rate=-0.1)
    poor(10, 0)
    print([worth(y) for y in range(4)])


main()
