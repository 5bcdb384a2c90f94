from datetime import date

members = {
    "Lou": [(date(1998, 5, 1), date(2004, 2, 29)), (date(2010, 1, 1), None)],
    "Nico": [(date(1998, 5, 1), None)],
    "Moe": [(date(2004, 3, 1), date(2009, 12, 31))],
}
albums = {"Start": date(1999, 9, 9), "Middle": date(2006, 6, 6), "Back": date(2012, 12, 12), "Demo": date(1997, 1, 1)}
TODAY = date(2020, 1, 1)


def playing(who, day):
    return any(begin <= day and (end is None or day <= end) for begin, end in members[who])


def years(who):
    days = sum(((end or TODAY) - begin).days for begin, end in members[who])
    return days / 365.25


def main():
    for album, day in sorted(albums.items(), key=lambda a: a[1]):
        names = [m for m in members if playing(m, day)]
        print(f"{day.year} {album:7}{', '.join(names) or 'nobody?'}")
    for who in sorted(members, key=years, reverse=True):
        print(f"{who:5}{years(who):5.1f} years " + "=" * int(years(who)))
    gap = members["Lou"][1][0] - members["Lou"][0][1]
    print("Lou was away for", gap.days, "days")
    original = {m for m in members if playing(m, date(1998, 5, 1))}
    print("original and still there:", sorted(m for m in original if playing(m, TODAY)))


main()
