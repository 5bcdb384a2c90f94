from dataclasses import dataclass, field
from itertools import combinations


@dataclass
class Person:
    name: str
    speaks: set = field(default_factory=set)

    def learn(self, *languages):
        new = set(languages) - self.speaks
        self.speaks |= new
        return sorted(new)


def can_talk(people):
    return set.intersection(*(p.speaks for p in people))


def interpreters(a, b, people):
    return [p.name for p in people if p.speaks & a.speaks and p.speaks & b.speaks and p not in (a, b)]


def main():
    ana = Person("Ana", {"pt", "es"})
    bo = Person("Bo", {"sv", "en"})
    cai = Person("Cai", {"en", "es", "cy"})
    people = [ana, bo, cai]
    for a, b in combinations(people, 2):
        common = can_talk([a, b])
        text = ", ".join(sorted(common)) if common else f"through {interpreters(a, b, people) or 'nobody'}"
        print(f"{a.name} and {b.name}: {text}")
    print("all together:", can_talk(people) or "no common language")
    print("Ana learns", ana.learn("en", "es"), "Bo learns", bo.learn())
    print(can_talk(people), len(set().union(*(p.speaks for p in people))))
    rare = {l for p in people for l in p.speaks if sum(l in q.speaks for q in people) == 1}
    print(sorted(rare))


main()
