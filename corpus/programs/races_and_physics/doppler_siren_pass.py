import math

C = 343.0


def heard(f, v_source, distance, t):
    """Frequency heard beside a road at the time t before (negative) or after the passing."""
    x = v_source * t
    radial = v_source * x / math.hypot(x, distance)
    return f * C / (C + radial)


def semitones(a, b):
    return 12 * math.log2(a / b)


def main():
    f, v = 700, 30
    samples = {t: heard(f, v, 20, t) for t in (-5, -1, -0.5, 0, 0.5, 1, 5)}
    for t, h in samples.items():
        print(f"{t:+5.1f} s {h:7.2f} Hz {'~' * round((h - 600) / 8)}")
    drop = semitones(samples[-5], samples[5])
    print(f"drop {drop:.2f} semitones")
    ideal = semitones(C + v, C - v)
    print(f"at most {ideal:.2f}")
    speed = C * (samples[-5] - samples[5]) / (samples[-5] + samples[5])
    print(f"speed guessed from it: {speed * 3.6:.1f} km/h, true {v * 3.6:.1f}")
    assert samples[0] == f
    for faster in (100, 343):
        print(faster, round(heard(f, faster, 0.001, -5), 1))
    print(heard(f, v, 0, 0))


main()
