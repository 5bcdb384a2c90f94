from datetime import date

seasons = [
    ("low", (1, 1), (3, 31), 12.0),
    ("mid", (4, 1), (6, 14), 17.5),
    ("high", (6, 15), (9, 15), 26.0),
    ("low", (9, 16), (12, 31), 12.0),
]


def fare(day, people, bikes=0):
    for name, first, last, price in seasons:
        if first <= (day.month, day.day) <= last:
            break
    weekend = 1.15 if day.weekday() in (4, 6) else 1
    return name, round(price * people * weekend + 4 * bikes, 2)


def main():
    trips = [
        (date(2024, 3, 31), 2),
        (date(2024, 6, 14), 1, 1),
        (date(2024, 8, 7), 4, 4),
        (date(2024, 12, 31), 3),
    ]
    total = 0
    for trip in trips:
        season, price = fare(*trip)
        total += price
        print(trip[0].strftime("%a %d %b"), season, price)
    print("total", round(total, 2))
    group = [fare(date(2024, 7, d), 10)[1] for d in range(1, 8)]
    print(group, "cheapest on", group.index(min(group)) + 1, "July")
    shares = {}
    for day, people, *_ in trips:
        shares[fare(day, 1)[0]] = shares.get(fare(day, 1)[0], 0) + people
    print(shares, max(shares, key=shares.get))


if __name__ == "__main__":
    main()
