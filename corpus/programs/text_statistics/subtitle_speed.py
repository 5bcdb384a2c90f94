from datetime import timedelta

SUBTITLES = [
    (1.0, 2.5, "Where have you been?"),
    (3.0, 4.0, "At the station, waiting for a train that never came."),
    (4.2, 7.2, "Oh."),
    (8.0, 10.0, "Sit down and eat something."),
]


def speed(start, end, text):
    """Characters per second."""
    return len(text) / (end - start)


def too_fast(subtitles, limit=20):
    return [(i, speed(*s)) for i, s in enumerate(subtitles) if speed(*s) > limit]


def main():
    speeds = [speed(*s) for s in SUBTITLES]
    print([round(s, 1) for s in speeds])
    for i, cps in too_fast(SUBTITLES):
        start, end, text = SUBTITLES[i]
        needed = len(text) / 20
        print(timedelta(seconds=start), f"{cps:.0f} cps, needs {needed:.1f} s instead of {end - start:.1f}")
    gaps = [round(b[0] - a[1], 2) for a, b in zip(SUBTITLES, SUBTITLES[1:])]
    print("gaps:", gaps)
    total = sum(e - s for s, e, _ in SUBTITLES)
    print("on screen", timedelta(seconds=total))


main()
