from collections import namedtuple

Requirement = namedtuple("Requirement", "label test")

REQUIREMENTS = [
    Requirement("180 credits", lambda s: sum(c for _, c in s["courses"]) >= 180),
    Requirement("thesis", lambda s: any("Thesis" in n for n, _ in s["courses"])),
    Requirement("no open fees", lambda s: s["fees"] == 0),
    Requirement("language B2", lambda s: s.get("language", "A1") >= "B2"),
]


def open_points(student):
    return [r.label for r in REQUIREMENTS if not r.test(student)]


def main():
    base = [("Core", 120), ("Electives", 48)]
    students = {
        "Ivy": {"courses": base + [("Thesis: Bees", 12)], "fees": 0, "language": "C1"},
        "Jay": {"courses": base[:], "fees": 12.5, "language": "B1"},
        "Kat": {"courses": base + [("Thesis", 12)], "fees": 0},
    }
    for name, s in students.items():
        todo = open_points(s)
        print(name, "may graduate" if not todo else "lacks " + ", ".join(todo))
    students["Jay"]["courses"] += [("Bachelor Thesis", 12)]
    students["Jay"]["fees"] -= 12.5
    print(open_points(students["Jay"]))
    print(len(base), sum(not open_points(s) for s in students.values()))
    students["Kat"].update(language="B2")
    ready = sorted(filter(lambda n: not open_points(students[n]), students))
    print(ready)


main()
