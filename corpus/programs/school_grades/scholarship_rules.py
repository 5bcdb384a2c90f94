from functools import partial


def minimum(field, value, student):
    return student[field] >= value


def maximum(field, value, student):
    return student[field] <= value


def one_of(field, values, student):
    return student[field] in values


RULES = {
    "merit": [partial(minimum, "average", 85), partial(minimum, "attendance", 0.9)],
    "need": [partial(maximum, "income", 30000), partial(minimum, "average", 60)],
    "music": [partial(one_of, "instrument", {"viola", "oboe"})],
}


def eligible(student):
    return [name for name, tests in RULES.items() if all(t(student) for t in tests)]


def main():
    students = [
        dict(name="Wen", average=91, attendance=0.97, income=52000, instrument="oboe"),
        dict(name="Teo", average=85, attendance=0.88, income=21000, instrument=None),
        dict(name="Fia", average=58, attendance=0.99, income=18000, instrument="drums"),
    ]
    awarded = {}
    for s in students:
        got = eligible(s)
        print(s["name"], got or "nothing")
        for g in got:
            awarded.setdefault(g, []).append(s["name"])
    print(awarded)
    never = RULES.keys() - awarded.keys()
    print("never awarded:", sorted(never))
    students[2]["average"] += 2
    print(eligible(students[2]))


if __name__ == "__main__":
    main()
