import cmath
import math

golden = cmath.exp(1j * math.radians(137.508))


def seeds(n):
    direction = 1
    for k in range(n):
        yield math.sqrt(k) * direction
        direction *= golden


def nearest_pair(points):
    best = (float("inf"), None)
    for i, p in enumerate(points):
        for q in points[:i]:
            if abs(p - q) < best[0]:
                best = abs(p - q), (p, q)
    return best


def main():
    points = list(seeds(7))
    for p in points[:4]:
        r, phi = cmath.polar(p)
        print(f"{p.real:+.3f} {p.imag:+.3f}j  r={r:.3f} angle={math.degrees(phi):.1f}")
    d, (p, q) = nearest_pair(points)
    print(f"closest {d:.3f}: {points.index(q)} and {points.index(p)}")
    centre = sum(points) / len(points)
    print(f"off centre by {abs(centre):.3f}")
    print((points[1] * 1j).real + 0.0, abs(golden) == 1)


main()
