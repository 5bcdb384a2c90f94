from math import cos, degrees, radians, sin, sqrt

G = 9.81


def throw(speed, angle, height=0.0):
    """Range of a throw without air."""
    a = radians(angle)
    vx, vy = speed * cos(a), speed * sin(a)
    t = (vy + sqrt(vy ** 2 + 2 * G * height)) / G
    return vx * t


def golden(f, a, b, eps=0.05):
    ratio = (sqrt(5) - 1) / 2
    n = 0
    while b - a > eps:
        c, d = b - ratio * (b - a), a + ratio * (b - a)
        if f(c) > f(d):
            b = d
        else:
            a = c
        n += 1
    return (a + b) / 2, n


def main():
    for angle in (30, 45, 60):
        print(f"{angle}°: {throw(20, angle):.2f} m, from 2 m height {throw(20, angle, 2):.2f} m")
    for speed, height in ((20, 0), (13, 2.0), (5, 10)):
        best, n = golden(lambda a: throw(speed, a, height), 0, 90)
        print(f"{speed} m/s from {height} m: best {best:.1f}° = {throw(speed, best, height):.2f} m ({n} steps)")
    need = next(v for v in range(5, 40) if throw(v, 45) >= 50)
    print("speed for 50 m:", need)
    print(round(degrees(radians(throw(10, 90))), 6))
    print(throw(10, 45, height=-20))


if __name__ == "__main__":
    main()
