RULES = (
    {"min": 0, "max": 1000, "rate": 0.02},
    {"min": 1000, "max": 5000, "rate": 0.05},
    {"min": 5000, "max": None, "rate": 0.08},
)


def commission(amount):
    for rule in RULES:
        if rule["max"] is None or rule["min"] <= amount <= rule["max"]:
            return amount * rule["rate"]


def sliced_commission(amount):
    total = 0
    for rule in RULES:
        top = amount if rule["max"] is None else min(amount, rule["max"])
        part = max(0, top - rule["min"])
        total += part * rule["rate"]
    return total


def main():
    sales = [("Ines", 800), ("Juan", 1000), ("Kofi", 5200), ("Lena", 0)]
    rows = []
    for name, amount in sales:
        rows.append((name, amount, commission(amount), sliced_commission(amount)))
    print("name,sales,simple,sliced")
    for row in rows:
        print("{},{},{:.2f},{:.2f}".format(*row))
    simple = sum(r[2] for r in rows)
    sliced = sum(r[3] for r in rows)
    print("difference", round(simple - sliced, 2))
    biggest = max(rows, key=lambda r: r[2] - r[3])
    print("most affected:", biggest[0])


main()
