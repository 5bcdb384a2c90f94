def f_from_c(c):
    return c * 9 / 5 + 32


def k_from_c(c):
    return c + 273.15


def table(start, stop, step, *conversions, places=1):
    """Yield the lines of a conversion table."""
    yield "     °C " + "".join(f"{name:>9}" for name, _ in conversions)
    c = start
    while c <= stop:
        cells = "".join(f"{f(c):>9.{places}f}" for _, f in conversions)
        yield f"{c:>7} {cells}"
        c += step


def main():
    both = [("°F", f_from_c), ("K", k_from_c)]
    for line in table(-20, 40, 20, *both):
        print(line)
    fine = list(table(0, 1, 0.1, both[0], places=2))
    print(len(fine) - 1, "lines, the last is", fine[-1].split())
    same = [c for c in range(-50, 0, 10) if f_from_c(c) == c]
    print("same on both:", same)
    print(f"{f_from_c(37):.1f} {k_from_c(-273.15):.2f}", f_from_c(k_from_c(0)))
    rough = {c: 2 * c + 30 for c in (0, 10, 20, 30)}
    errors = {c: round(r - f_from_c(c), 1) for c, r in rough.items()}
    print(errors, max(errors.values(), key=abs))


if __name__ == "__main__":
    main()
