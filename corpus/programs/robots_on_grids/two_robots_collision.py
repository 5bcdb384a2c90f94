def positions(start, moves):
    x, y = start
    yield x, y
    for m in moves:
        x += (m == "E") - (m == "W")
        y += (m == "N") - (m == "S")
        yield x, y


def collision(a, b):
    """First time when both are on one cell or swap their cells."""
    for t, ((p1, q1), (p2, q2)) in enumerate(zip(zip(a, b), zip(a[1:], b[1:])), 1):
        if p2 == q2:
            return t, "same cell", p2
        if p1 == q2 and q1 == p2:
            return t, "swap", (p1, q1)
    return None


def main():
    plans = [
        (((0, 0), "EENN"), ((4, 2), "WWSE")),
        (((0, 0), "EEE"), ((3, 0), "WWW")),
        (((0, 0), "NNN"), ((2, 0), "NNWW")),
        (((1, 1), "-EE"), ((2, 1), "W--")),
    ]
    for (s1, m1), (s2, m2) in plans:
        a, b = list(positions(s1, m1)), list(positions(s2, m2))
        hit = collision(a, b)
        print(m1, m2, hit or f"safe, end at {a[-1]} and {b[-1]}")
    delayed = list(positions((0, 0), "-EEE"))
    print(delayed, collision(delayed, list(positions((3, 0), "WWW"))))


if __name__ == "__main__":
    main()
