def calibrate(raw_ice, raw_boil):
    """Two-point calibration: ice water is 0 °C, boiling water 100 °C."""
    scale = 100 / (raw_boil - raw_ice)

    def celsius(raw):
        return (raw - raw_ice) * scale
    return celsius


def with_error(convert, plus_minus):
    def reading(raw):
        value = convert(raw)
        return value - plus_minus, value + plus_minus
    return reading


def agree(a, b):
    return a[0] <= b[1] and b[0] <= a[1]


def main():
    old = with_error(calibrate(12, 212), 0.5)
    new = with_error(calibrate(raw_ice=3, raw_boil=1027), plus_minus=0.1)
    pairs = [(52, 208), (60, 255), (112, 515)]
    for r1, r2 in pairs:
        a, b = old(r1), new(r2)
        print("%.2f..%.2f  %.2f..%.2f  %s" % (*a, *b, "ok" if agree(a, b) else "DIFFER"))
    flat = calibrate(5, 5.5)
    print(flat(6), round(flat(5.1), 1))
    broken = calibrate(7, 7)
    print(broken(7))


if __name__ == "__main__":
    main()
