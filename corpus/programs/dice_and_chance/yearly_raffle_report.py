def main():
    sold = {"2021": [120, 1.5], "2022": [95, 2.0], "2023": [210, 1.0]}
    prizes = {"2021": [50, 20, 20], "2022": [80, 10], "2023": [100, 30, 5, 5, 5]}
    best = None
    chances = {}
    for year, (tickets, price) in sold.items():
        income = tickets * price
        cost = sum(prizes[year])
        chances[year] = len(prizes[year]) / tickets
        fair = cost / tickets
        print(f"{year}: income {income:6.2f}, prizes {cost:>4}, profit {income - cost:+7.2f}, worth of a ticket {fair:.3f}")
        if best is None or income - cost > best[1]:
            best = (year, income - cost)
    print("best year:", best[0])
    luckiest = max(chances, key=chances.get)
    print("highest chance:", luckiest, f"1 in {round(1 / chances[luckiest])}")
    none = 1.0
    for year in chances:
        none *= 1 - chances[year]
    print(f"a ticket every year wins at least once: {1 - none:.2%}")
    changes = [b[0] - a[0] for a, b in zip(list(sold.values()), list(sold.values())[1:])]
    print("changes in tickets", changes)


main()
