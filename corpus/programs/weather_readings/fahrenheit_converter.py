def c_to_f(c):
    return c * 9 / 5 + 32


def f_to_c(f):
    return (f - 32) * 5 / 9


def parse(text):
    """'21.5C' or '70 F' -> degrees Celsius"""
    text = text.strip().upper().replace("°", "").replace(",", ".")
    unit = text[-1]
    number = float(text[:-1])
    if unit == "C":
        return number
    if unit == "F":
        return f_to_c(number)
    if unit == "K":
        return number - 273.15
    raise ValueError(f"unknown unit {unit!r}")


def main():
    texts = ["21.5C", "70 F", "300K", "-40°F", "18,5 °c", "12R", "warm"]
    good = []
    for t in texts:
        try:
            c = parse(t)
        except ValueError as e:
            print(f"{t!r}: {e}")
            continue
        good.append(c)
        print(f"{t!r:10} = {c:6.2f} °C = {c_to_f(c):6.2f} °F")
    print("mean %.3f of %d" % (sum(good) / len(good), len(good)))
    print(f_to_c(c_to_f(37.7)) == 37.7, c_to_f(-40))


main()
