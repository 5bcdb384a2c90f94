import operator
from functools import reduce

QUARTERS = 4
budget = {
    "rent": [900, 900, 950, 950],
    "travel": [120, 480, 300, 60],
    "food": [610, 640, 655],
}


def column(table, q):
    return [values[q] for values in table.values()]


def total(values):
    return reduce(operator.add, values, 0)


def main():
    for name, values in budget.items():
        print(f"{name:<8}{total(values):>6}")
    for q in range(QUARTERS):
        print(f"Q{q + 1}: {total(column(budget, q))}")


main()
