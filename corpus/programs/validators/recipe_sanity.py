LIMITS = {"g": (1, 3000), "ml": (1, 5000), "pc": (1, 30), "pinch": (1, 3)}


class Issue:
    def __init__(self, level, text):
        self.level = level
        self.text = text

    def __str__(self):
        return f"{'!' * self.level} {self.text}"


def check_line(line):
    amount, unit, *name = line.split()
    name = " ".join(name)
    if unit not in LIMITS:
        yield Issue(3, f"unit {unit} for {name}")
        return
    low, high = LIMITS[unit]
    n = float(amount)
    if n < low:
        yield Issue(2, f"{n:g} {unit} {name} is too little")
    elif n > high:
        yield Issue(2, f"{n:g} {unit} {name} is too much")
    if unit == "pc" and n % 1:
        yield Issue(1, f"{n:g} pieces of {name}")


def check(recipe):
    lines = recipe.strip().splitlines()
    issues = [i for line in lines for i in check_line(line)]
    names = [line.split(maxsplit=2)[2] for line in lines]
    issues += [Issue(1, n + " twice") for n in sorted(set(names)) if names.count(n) > 1]
    return sorted(issues, key=lambda i: -i.level)


if __name__ == "__main__":
    cake = """
250 g flour
2.5 pc egg
9000 ml milk
1 cup sugar
250 g flour
0.5 pinch salt
"""
    found = check(cake)
    print(*found, sep="\n")
    print("worst", found[0].level, "count", len(found))
    print(check("3 pc egg\n200 g butter"))
    print(check("some salt")[0])
