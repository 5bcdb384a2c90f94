class Project:
    def __init__(self, topic, *pupils):
        self.topic, self.pupils = topic, list(pupils)
        self.mark = None
        for p in pupils:
            p.projects.append(self)

    def grade(self, mark, **changes):
        self.mark = mark
        self.changes = changes
        return self

    def mark_of(self, pupil):
        return None if self.mark is None else self.mark + self.changes.get(pupil.name, 0)


class Pupil:
    def __init__(self, name):
        self.name, self.projects = name, []

    def average(self):
        marks = [m for p in self.projects if (m := p.mark_of(self)) is not None]
        return sum(marks) / len(marks) if marks else None


ida, tom, eva = (Pupil(n) for n in ("Ida", "Tom", "Eva"))
volcano = Project("volcano", ida, tom)
bees = Project("bees", tom, eva, ida)
print([p.average() for p in (ida, tom, eva)])
volcano.grade(2, Ida=-1)
print([p.average() for p in (ida, tom, eva)])
bees.grade(3, Tom=1)
bees.pupils.remove(eva)
print([p.average() for p in (ida, tom, eva)], [p.name for p in bees.pupils])
bees.changes["Ida"] = -2
best = min((ida, tom, eva), key=Pupil.average)
print(best.name, best.average(), {p.topic: len(p.pupils) for p in eva.projects + ida.projects})
