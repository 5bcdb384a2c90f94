from datetime import datetime, timedelta

JOBS = [
    ("photos", "2024-03-09 02:00", "2024-03-09 03:10", "ok", 48_200),
    ("mail", "2024-03-09 23:50", "2024-03-10 00:20", "ok", 1_900),
    ("wiki", "2024-03-01 02:00", "2024-03-01 02:01", "failed", 0),
    ("wiki", "2024-03-08 02:00", "2024-03-08 02:04", "ok", 310),
]
NOW = datetime(2024, 3, 10, 8, 0)


def parse(text):
    return datetime.strptime(text, "%Y-%m-%d %H:%M")


def human(mb):
    for unit in ("MB", "GB", "TB"):
        if mb < 1000:
            return f"{mb:.1f} {unit}"
        mb /= 1000
    return f"{mb:.1f} PB"


def main():
    newest = {}
    for name, start, end, state, size in JOBS:
        a, b = parse(start), parse(end)
        speed = size / ((b - a).seconds / 60)
        print(f"{name:<7}{state:<7}{str(b - a):>8}{human(size):>10}{speed:8.1f} MB/min")
        if state == "ok":
            newest[name] = max(newest.get(name, b), b)
    stale = [n for n, t in newest.items() if NOW - t > timedelta(days=2)]
    print("stale:", stale)
    for name, t in sorted(newest.items(), key=lambda kv: kv[1]):
        age = NOW - t
        print(name, f"{age.days} d {age.seconds // 3600} h ago")
    print(human(sum(j[-1] for j in JOBS)), human(2_500_000_000))


if __name__ == "__main__":
    main()
