import operator as op

STAGES = [
    ("gross", None, 0),
    ("pension", op.mul, 0.09),
    ("health", op.mul, 0.08),
    ("allowance", op.sub, 900),
]


def deductions(gross):
    rows = [("gross", gross)]
    left = gross
    for name, operation, number in STAGES[1:]:
        if operation is op.mul:
            amount = round(operation(gross, number), 2)
            left -= amount
            rows.append((name, -amount))
        else:
            taxable = max(0, operation(left, number))
    tax = round(taxable * (0.2 if taxable < 1500 else 0.3), 2)
    rows.append(("tax", -tax))
    rows.append(("net", round(left - tax, 2)))
    return rows


def report(rows, width=22):
    lines = []
    for name, amount in rows:
        lines.append(name + f"{amount:.2f}".rjust(width - len(name), "."))
    return "\n".join(lines)


def main():
    salaries = {"Hugo": 2100, "Inés": 3600.5, "Trainee": 850}
    nets = {}
    for who, gross in salaries.items():
        rows = deductions(gross)
        nets[who] = dict(rows)["net"]
        print(f"--- {who}")
        print(report(rows))
    share = {w: f"{nets[w] / salaries[w]:.0%}" for w in nets}
    print(share)


if __name__ == "__main__":
    main()
