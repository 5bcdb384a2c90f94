import math


def cents(a, b):
    return 1200 * math.log2(a / b)


def judge(c, tolerance=5):
    if abs(c) <= tolerance:
        return "in tune"
    return f"{'sharp' if c > 0 else 'flat'} by {abs(c):.0f}"


def main():
    concert_a = 442.0
    measured = {"oboe": 442.0, "violin": 441.2, "horn": 438.5, "flute": 446.1, "bass": 110.6}
    worst = None
    for name, hz in measured.items():
        octave = round(math.log2(hz / concert_a))
        c = cents(hz, concert_a * 2 ** octave)
        print(f"{name:7}{hz:7.1f} Hz {c:+6.1f} {judge(c)}")
        if worst is None or abs(c) > abs(worst[1]):
            worst = (name, c)
    print("worst:", worst[0])
    fifth = cents(3, 2)
    print(f"pure fifth {fifth:.2f}, tempered 700, 12 fifths off by {12 * fifth - 7 * 1200:.2f}")
    beat = abs(measured["violin"] - measured["oboe"])
    print(f"{beat:.1f} beats a second", judge(0, tolerance=0))


if __name__ == "__main__":
    main()
