import cmath

TURN = cmath.exp(1j * cmath.pi / 3)


def koch(a, b, depth):
    """Corner points from a up to, without, b."""
    if depth == 0:
        return [a]
    third = (b - a) / 3
    p, q = a + third, a + 2 * third
    tip = p + third * TURN
    points = []
    for start, end in ((a, p), (p, tip), (tip, q), (q, b)):
        points += koch(start, end, depth - 1)
    return points


def length(points):
    return sum(abs(y - x) for x, y in zip(points, points[1:]))


def main():
    for depth in range(3):
        points = koch(0, 9 + 0j, depth) + [9 + 0j]
        highest = max(p.imag for p in map(complex, points))
        print(f"depth {depth}: {len(points)} points, length {length(points):.3f}, height {highest:.3f}")
    tip = koch(0, 9 + 0j, 1)[2]
    print(f"tip at {tip.real:.2f}, {tip.imag:.2f}")


if __name__ == "__main__":
    main()
