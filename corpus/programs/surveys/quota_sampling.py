from dataclasses import dataclass, field


@dataclass
class Quota:
    key: str
    limits: dict
    filled: dict = field(default_factory=dict)

    def room(self, person):
        group = person[self.key]
        return self.filled.get(group, 0) < self.limits.get(group, 0)

    def count(self, person):
        group = person[self.key]
        self.filled[group] = self.filled.get(group, 0) + 1

    @property
    def open(self):
        return {g: n - self.filled.get(g, 0) for g, n in self.limits.items() if n > self.filled.get(g, 0)}


class Sample:
    def __init__(self, *quotas):
        self.quotas = quotas
        self.people = []

    def invite(self, person):
        blocked = [q.key for q in self.quotas if not q.room(person)]
        if blocked:
            return "full: " + ", ".join(blocked)
        for q in self.quotas:
            q.count(person)
        self.people.append(person["name"])
        return "taken"

    def __bool__(self):
        return any(q.open for q in self.quotas)


def main():
    sample = Sample(Quota("region", {"north": 2, "south": 2}), Quota("age", {"young": 2, "old": 2}))
    crowd = [
        ("Ali", "north", "young"), ("Bea", "north", "young"), ("Cem", "south", "young"),
        ("Dag", "north", "old"), ("Eva", "east", "old"), ("Fin", "south", "old"), ("Gro", "south", "old"),
    ]
    for name, region, age in crowd:
        print(name, sample.invite({"name": name, "region": region, "age": age}))
        if not sample:
            break
    print(sample.people, [q.filled for q in sample.quotas])
    print(bool(sample), [q.open for q in sample.quotas])


main()
