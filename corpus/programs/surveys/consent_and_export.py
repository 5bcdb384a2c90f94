from types import SimpleNamespace


def person(name, *, consent=True, age=None, **answers):
    return SimpleNamespace(name=name, consent=consent, age=age, answers=answers)


class ConsentError(Exception):
    pass


def export(p, fields):
    if not p.consent:
        raise ConsentError(p.name)
    if p.age is not None and p.age < 16:
        raise ConsentError(f"{p.name} is {p.age}")
    row = [str(p.answers.get(f, "")) for f in fields]
    return ";".join(row)


people = [
    person("Kaj", age=41, q1=3, q2="yes"),
    person("Liv", consent=False, q1=5),
    person("Mio", age=12, q1=1, q2="no"),
    person("Nea", q2="maybe; later", q3=0),
]
fields = sorted({f for p in people for f in p.answers})
print(";".join(fields))
refused = []
for number, p in enumerate(people, 1):
    try:
        line = export(p, fields)
    except ConsentError as e:
        refused.append(str(e))
    else:
        print(f"{number:03}", line, "<- too many cells" if line.count(";") >= len(fields) else "")
    finally:
        p.name = None
print("refused:", refused)
print([p.name for p in people], people[0].answers["q1"], people[3].answers.get("q1"))
people[0].answers.update(q1=4, q9="new")
print(vars(people[0]))
