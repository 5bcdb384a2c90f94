from dataclasses import dataclass, field


@dataclass
class Course:
    name: str
    credits: int
    needs: list = field(default_factory=list)
    semester: int = 0


class Curriculum:
    def __init__(self, *courses):
        self.courses = {c.name: c for c in courses}

    def semester_of(self, name, asking=()):
        if name in asking:
            raise ValueError(" needs ".join([*asking[asking.index(name):], name]))
        course = self.courses[name]
        if not course.semester:
            earlier = [self.semester_of(n, (*asking, name)) for n in course.needs]
            course.semester = max(earlier, default=0) + 1
        return course.semester

    def table(self):
        plan = {}
        for name in self.courses:
            plan.setdefault(self.semester_of(name), []).append(name)
        return dict(sorted(plan.items()))


def main():
    c = Curriculum(
        Course("analysis 2", 8, ["analysis 1"]),
        Course("analysis 1", 8),
        Course("physics", 6, ["analysis 1"]),
        Course("optics", 5, ["physics", "analysis 2"]),
        Course("ethics", 2),
    )
    for semester, names in c.table().items():
        credits = sum(c.courses[n].credits for n in names)
        print(f"{semester}: {', '.join(names)} ({credits} credits)")
    loop = Curriculum(Course("a", 1, ["b"]), Course("b", 1, ["c"]), Course("c", 1, ["a"]))
    try:
        loop.table()
    except ValueError as e:
        print("impossible:", e)
    lazy = [x.name for x in c.courses.values() if not x.needs]
    print("start with", sorted(lazy))


main()
