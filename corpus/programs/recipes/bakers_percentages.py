def from_percent(flour, **percent):
    dough = {"flour": flour}
    for name, p in percent.items():
        dough[name] = round(flour * p / 100, 1)
    return dough


def for_weight(total, **percent):
    flour = total / (1 + sum(percent.values()) / 100)
    return from_percent(round(flour, 1), **percent)


def hydration(dough):
    water = dough.get("water", 0) + 0.87 * dough.get("milk", 0)
    return round(100 * water / dough["flour"], 1)


def main():
    base = {"water": 65, "salt": 2, "yeast": 0.8}
    loaf = from_percent(500, **base)
    print(loaf, sum(loaf.values()))
    rolls = for_weight(12 * 80, **base)
    print(rolls, round(sum(rolls.values())))
    brioche = from_percent(400, milk=30, egg=40, butter=50, **{**base, "water": 0})
    for name, dough in {"loaf": loaf, "rolls": rolls, "brioche": brioche}.items():
        h = hydration(dough)
        kind = "wet" if h > 70 else "firm" if h < 55 else "normal"
        print(f"{name:<8}{h:>5} % {kind}")
    less_salt = {**base, "salt": base["salt"] * 0.75}
    print(from_percent(1000, **less_salt)["salt"])


if __name__ == "__main__":
    main()
