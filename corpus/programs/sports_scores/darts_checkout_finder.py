def darts():
    for n in range(20, 0, -1):
        yield f"T{n}", 3 * n
        yield f"D{n}", 2 * n
        yield str(n), n
    yield "BULL", 50


DOUBLES = {2 * n: f"D{n}" for n in range(1, 21)}
DOUBLES[50] = "BULL"


def checkout(rest):
    """Two darts at most, the last one a double."""
    if rest in DOUBLES:
        return [DOUBLES[rest]]
    for name, value in darts():
        if rest - value in DOUBLES:
            return [name, DOUBLES[rest - value]]
    return None


for rest in (40, 110, 61, 3, 1, 99):
    way = checkout(rest)
    print(f"{rest:>3}:", " ".join(way) if way else "no checkout")
