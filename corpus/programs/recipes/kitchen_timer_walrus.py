def reading(values):
    it = iter(values)
    return lambda: next(it, None)


def simmer(read, low=85, high=95):
    """Adjust the flame until the readings end."""
    flame = 5
    actions = []
    while (t := read()) is not None:
        if t > high and flame > 1:
            flame -= 1
            actions.append(f"{t}: down to {flame}")
        elif t < low and flame < 9:
            flame += 1
            actions.append(f"{t}: up to {flame}")
    return flame, actions


def main():
    flame, actions = simmer(reading([70, 80, 88, 97, 101, 94, 84]))
    print(*actions, sep="\n")
    print("flame", flame)
    if (n := len(actions)) > 4:
        print("nervous cook,", n, "changes")
    strict, more = simmer(reading([90, 91, 89]), low=90, high=90)
    print(strict, more)
    words = "salt pepper salt chili salt".split()
    seen = set()
    repeated = [w for w in words if w in seen or seen.add(w)]
    print(repeated, sorted(seen))
    data = [("soup", "12.5"), ("tea", "hot"), ("rice", "9")]
    good = {name: v for name, text in data if text.replace(".", "").isdigit() and (v := float(text)) > 9}
    print(good)


main()
