CONNECTIONS = [
    ("Hamburg", "08:05", "Hannover", "09:20"),
    ("Hamburg", "08:30", "Berlin", "10:15"),
    ("Hannover", "09:31", "Kassel", "10:25"),
    ("Hannover", "10:31", "Kassel", "11:25"),
    ("Kassel", "10:28", "Würzburg", "11:40"),
    ("Kassel", "11:40", "Würzburg", "12:52"),
]


def minutes(t):
    return int(t[:2]) * 60 + int(t[3:])


def journey(start, goal, earliest, change=5):
    here, now, legs = start, minutes(earliest), []
    while here != goal:
        options = [c for c in CONNECTIONS if c[0] == here and minutes(c[1]) >= now]
        options = [c for c in options if c[2] == goal or any(d[0] == c[2] for d in CONNECTIONS)]
        if not options:
            return None
        leg = min(options, key=lambda c: minutes(c[3]))
        legs.append(leg)
        here, now = leg[2], minutes(leg[3]) + change
    return legs


def main():
    for earliest, change in (("08:00", 5), ("08:00", 2), ("09:00", 5)):
        legs = journey("Hamburg", "Würzburg", earliest, change)
        if legs is None:
            print("from", earliest, "no connection")
            continue
        total = minutes(legs[-1][3]) - minutes(legs[0][1])
        print(f"{earliest}: {' - '.join([legs[0][0]] + [l[2] for l in legs])}, {total // 60}h{total % 60:02}")
        waits = [minutes(b[1]) - minutes(a[3]) for a, b in zip(legs, legs[1:])]
        print("  waiting", waits)
    print(journey("Hamburg", "Hamburg", "10:00"))


if __name__ == "__main__":
    main()
