def departures(start, end, peak, off_peak, rush=((420, 540), (960, 1080))):
    t = start
    while t <= end:
        yield t
        t += peak if any(a <= t < b for a, b in rush) else off_peak


def clock(t):
    return "{:02d}:{:02d}".format(*divmod(t, 60))


def next_after(times, now):
    return next((t for t in times if t >= now), None)


def main():
    weekday = list(departures(400, 600, peak=15, off_peak=30))
    sunday = list(departures(480, 600, peak=40, off_peak=40, rush=()))
    print("weekday", *map(clock, weekday))
    print("sunday ", *map(clock, sunday))
    gaps = [b - a for a, b in zip(weekday, weekday[1:])]
    print("gaps", sorted(set(gaps)), "longest", max(gaps))
    for now in (395, 431, 599, 601):
        t = next_after(weekday, now)
        print(clock(now), "->", clock(t) if t is not None else "none today")
    both = sorted(set(weekday) & set(sunday))
    print("on both days:", [clock(t) for t in both])
    wait = sum(g * g for g in gaps) / sum(gaps) / 2
    print(f"mean wait {wait:.2f} min")
    print(clock(next_after(sunday, 610)))


main()
