READ, WRITE, RUN = 4, 2, 1


def describe(mode):
    text = ""
    for digit in f"{mode:03o}":
        bits = int(digit)
        text += "r" if bits & READ else "-"
        text += "w" if bits & WRITE else "-"
        text += "x" if bits & RUN else "-"
    return text


def change(mode, rule):
    """rule like 'g+w' or 'o-rx'"""
    who, sign, rights = rule[0], rule[1], rule[2:]
    shift = {"u": 6, "g": 3, "o": 0}[who]
    mask = sum({"r": READ, "w": WRITE, "x": RUN}[r] for r in rights) << shift
    return mode | mask if sign == "+" else mode & ~mask


def main():
    mode = 0o640
    print(oct(mode), describe(mode))
    for rule in ("u+x", "g+w", "o+r", "g-rw", "o-x"):
        mode = change(mode, rule)
        print(f"{rule:<5}{mode:03o} {describe(mode)}")
    print(describe(0o777) == "rwx" * 3, describe(0))
    try:
        change(mode, "a+r")
    except KeyError as e:
        print("nobody called", e)


main()
