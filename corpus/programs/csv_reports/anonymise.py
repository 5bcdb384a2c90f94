import hashlib


def mask(name):
    return name[0] + "*" * (len(name) - 1)


def pseudonym(value, salt="pepper"):
    return hashlib.sha256((salt + value).encode()).hexdigest()[:8]


TREATMENTS = {"name": mask, "mail": pseudonym, "age": lambda a: str(int(a) // 5 * 5) + "+"}


def anonymise(rows):
    out = []
    for row in rows:
        new = {}
        for column, value in row.items():
            treat = TREATMENTS.get(column)
            new[column] = treat(value) if treat else value
        out.append(new)
    return out


patients = [
    {"name": "Ottilie", "mail": "o@clinic.test", "age": "43", "ward": "3B"},
    {"name": "Ben", "mail": "b@clinic.test", "age": "29", "ward": "1A"},
    {"name": "", "mail": "o@clinic.test", "age": "44", "ward": "3B"},
]
safe = anonymise(patients[:2])
for row in safe:
    print(", ".join(row.values()))
print(pseudonym("o@clinic.test") == safe[0]["mail"])
print(pseudonym("o@clinic.test", salt="") == safe[0]["mail"])
rest = anonymise(patients[2:])
print(rest)
