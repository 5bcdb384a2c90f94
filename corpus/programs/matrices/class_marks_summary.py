def average(numbers):
    """Mean of the marks that are there; None counts as absent."""
    present = [n for n in numbers if n is not None]
    return sum(present) / len(present)


def grade(mean, limits=((90, "A"), (75, "B"), (60, "C"))):
    for limit, letter in limits:
        if mean >= limit:
            return letter
    return "D"


def summarise(marks, tests):
    report = {"pupils": {}, "tests": {}}
    for pupil, row in marks.items():
        mean = average(row)
        report["pupils"][pupil] = {"mean": round(mean, 1), "grade": grade(mean)}
    for i, test in enumerate(tests):
        report["tests"][test] = average([row[i] for row in marks.values()])
    return report


def main():
    marks = {
        "Amir": [88, 92, None],
        "Bea": [71, 64, 80],
        "Chloé": [95, 99, 91],
        "Dov": [None, None, None],
    }
    tests = ["algebra", "sets", "logic"]
    absent = marks.pop("Dov")
    report = summarise(marks, tests)
    for pupil, info in report["pupils"].items():
        print("{:<6}{mean:>6}{grade:>3}".format(pupil, **info))
    print({t: round(m, 2) for t, m in report["tests"].items()})
    marks["Dov"] = absent
    print(summarise(marks, tests)["pupils"])


main()
