shows = [
    ("Morning Mix", "06:00", "09:00"),
    ("News", "08:55", "09:10"),
    ("Jazz Café", "09:10", "11:00"),
    ("Night Drive", "23:00", "01:30"),
    ("Requests", "10:30", "12:00"),
]


def minutes(clock):
    h, m = map(int, clock.split(":"))
    return h * 60 + m


def duration(show):
    _, start, end = show
    return (minutes(end) - minutes(start)) % (24 * 60)


def overlaps(a, b):
    return minutes(a[1]) < minutes(b[2]) and minutes(b[1]) < minutes(a[2])


found = []
for i, a in enumerate(shows):
    for b in shows[i + 1:]:
        if overlaps(a, b):
            found.append((a[0], b[0]))
print("overlaps:", found)
for show in sorted(shows, key=duration, reverse=True):
    print(f"{show[0]:12}{duration(show):>4} min")
air = sum(map(duration, shows))
print(f"on air {air / 60:.1f} h, silence {24 - air / 60:.1f} h")
now = minutes("00:15")
print("playing now:", [s[0] for s in shows if minutes(s[1]) <= now < minutes(s[2])] or "nothing")
