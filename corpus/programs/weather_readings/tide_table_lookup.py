from bisect import bisect_right
from datetime import time

tides = [
    (time(1, 12), "low", 0.4),
    (time(7, 25), "high", 3.9),
    (time(13, 40), "low", 0.6),
    (time(19, 58), "high", 4.1),
]
times = [t for t, *_ in tides]


def neighbours(now):
    i = bisect_right(times, now)
    return tides[i - 1], tides[i]


def twelfths(now):
    """The rule of twelfths, height in metres."""
    (t1, _, h1), (t2, _, h2) = neighbours(now)
    as_minutes = lambda t: t.hour * 60 + t.minute
    part = (as_minutes(now) - as_minutes(t1)) / (as_minutes(t2) - as_minutes(t1))
    table = [0, 1, 3, 6, 9, 11, 12]
    i = int(part * 6)
    share = table[i] + (part * 6 - i) * (table[i + 1] - table[i])
    return h1 + (h2 - h1) * share / 12


def main():
    for now in (time(4, 0), time(9, 30), time(13, 40)):
        before, after = neighbours(now)
        print(f"{now:%H:%M} {before[1]} -> {after[1]} {twelfths(now):.2f} m")
    draught = 1.8
    safe = [h for h in range(2, 19) if twelfths(time(h)) > draught]
    print("safe at full hours:", safe)
    print(twelfths(time(22, 15)))


if __name__ == "__main__":
    main()
