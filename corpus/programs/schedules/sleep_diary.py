import statistics as st

NIGHTS = [
    ("23:10", "06:40", 4),
    ("00:30", "07:00", 2),
    ("22:45", "06:15", 5),
    ("01:20", "09:05", 3),
]


def duration(bed, up):
    b, u = (int(h) + int(m) / 60 for h, m in (t.split(":") for t in (bed, up)))
    return (u - b) % 24


def correlation(xs, ys):
    mx, my = st.mean(xs), st.mean(ys)
    top = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
    bottom = (sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys)) ** 0.5
    return top / bottom


def main():
    hours = [duration(bed, up) for bed, up, _ in NIGHTS]
    moods = [mood for *_, mood in NIGHTS]
    for (bed, up, mood), h in zip(NIGHTS, hours):
        print(f"{bed}-{up}  {h:.2f} h  {'*' * mood}")
    print("mean %.2f stdev %.2f" % (st.mean(hours), st.stdev(hours)))
    r = correlation(hours, moods)
    print("r =", round(r, 3), "positive" if r > 0 else "negative")


if __name__ == "__main__":
    main()
