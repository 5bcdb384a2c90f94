class Person:
    def __init__(self, name, year):
        self.name, self.year = name, year
        self.mother = self.father = None
        self.children = []


people = {}


def person(name, year=0):
    p = people.setdefault(name, Person(name, year))
    p.year = p.year or year
    return p


def birth(name, year, mother, father):
    child = person(name, year)
    child.mother, child.father = person(mother), person(father)
    for parent in (child.mother, child.father):
        parent.children.append(child)
    return child


def ancestors(p):
    found = set()
    for parent in (p.mother, p.father):
        if parent:
            found |= {parent.name} | ancestors(parent)
    return found


birth("Ida", 2001, "Eva", "Tom")
birth("Eva", 1975, "Uta", "Otto")
birth("Max", 1999, "Eva", "Tom")
person("Tom", 1970)
print(len(people), people["Eva"].year, people["Otto"].year)
print(sorted(ancestors(people["Ida"])), [c.name for c in person("Uta").children])
siblings = [c.name for c in people["Ida"].mother.children if c is not people["Ida"]]
print(siblings, people["Ida"].year - people["Ida"].mother.year)
print(max(people.values(), key=lambda p: len(p.children)).name, person("Nobody").children, len(people))
people["Ida"].father = None
print(sorted(ancestors(people["Ida"])), people["Tom"].children[0].name)
