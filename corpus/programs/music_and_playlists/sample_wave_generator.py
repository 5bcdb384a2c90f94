import array
import math


def sine(freq, rate, n):
    return array.array("h", (round(1000 * math.sin(2 * math.pi * freq * i / rate)) for i in range(n)))


def mix(a, b):
    return array.array("h", ((x + y) // 2 for x, y in zip(a, b)))


def zero_crossings(wave):
    return sum(a < 0 <= b for a, b in zip(wave, wave[1:]))


def rms(wave):
    return math.sqrt(sum(x * x for x in wave) / len(wave))


def main():
    rate = 80
    low = sine(10, rate, 17)
    high = sine(20, rate, 17)
    both = mix(low, high)
    print(low[:9].tolist())
    print(both[:9].tolist(), both.itemsize, len(both))
    for name, wave in (("low", low), ("high", high), ("both", both)):
        print(f"{name:5} crossings {zero_crossings(wave)} rms {rms(wave):.1f}")
    loud = array.array("h", low)
    try:
        for i, x in enumerate(loud):
            loud[i] = x * 40
    except OverflowError as e:
        print("clipped at", i, "-", type(e).__name__)
    print(max(loud), loud[2], low[2])


if __name__ == "__main__":
    main()
