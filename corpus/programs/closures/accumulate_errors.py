def collector(limit):
    errors = []

    def check(name, ok, message="failed"):
        if ok:
            return True
        errors.append(f"{name}: {message}")
        if len(errors) >= limit:
            raise RuntimeError(f"{len(errors)} errors, last {errors[-1]}")
        return False

    return check, errors


def inspect(kitchen, check):
    check("oven", kitchen["oven"] < 300, "too hot")
    check("floor", kitchen.get("floor") == "clean")
    for food, days in kitchen["fridge"].items():
        check(food, days <= 7, f"{days} days old")
    return check("cook", bool(kitchen["cook"]), "nobody there")


def main():
    good = {"oven": 180, "floor": "clean", "fridge": {"milk": 2}, "cook": "Ugo"}
    bad = {"oven": 320, "fridge": {"fish": 9, "jam": 7, "eggs": 30}, "cook": ""}
    for name, kitchen in [("good", good), ("bad", bad)]:
        check, errors = collector(limit=4)
        try:
            result = inspect(kitchen, check)
        except RuntimeError as e:
            result = f"stopped ({e})"
        print(name, result)
        print("  ", errors)


if __name__ == "__main__":
    main()
