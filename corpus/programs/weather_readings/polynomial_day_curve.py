import math


def temperature(hour, mean=12.0, swing=7.5, peak=15):
    return mean + swing * math.cos((hour - peak) * math.pi / 12)


def bisect(f, a, b, eps=1e-3):
    steps = 0
    while b - a > eps:
        steps += 1
        m = (a + b) / 2
        if f(a) * f(m) <= 0:
            b = m
        else:
            a = m
    return (a + b) / 2, steps


def integrate(f, a, b, n=8):
    h = (b - a) / n
    return h * (f(a) / 2 + sum(f(a + i * h) for i in range(1, n)) + f(b) / 2)


def main():
    for hour in range(0, 24, 4):
        t = temperature(hour)
        print(f"{hour:02d}h {t:5.1f} " + "." * round(t))
    for limit in (12, 18):
        hour, steps = bisect(lambda h: temperature(h) - limit, 3, 15)
        h, m = divmod(hour * 60, 60)
        print(f"{limit} °C reached at {int(h)}:{int(m):02d} ({steps} steps)")
    day = integrate(temperature, 0, 24)
    print("mean by integral", round(day / 24, 6))
    cool = integrate(lambda h: temperature(h, swing=0), 6, 18)
    print(cool)


main()
