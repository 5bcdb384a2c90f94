import re


class InvalidContact(Exception):
    def __init__(self, errors):
        self.errors = errors
        super().__init__("; ".join(errors))


RULES = {
    "name": (lambda v: len(v.strip()) >= 2, "name is too short"),
    "email": (lambda v: re.fullmatch(r"[^@\s]+@[^@\s]+\.\w+", v), "email looks wrong"),
    "zip": (lambda v: v.isdigit() and len(v) == 5, "zip needs five digits"),
}


def validate(contact):
    errors = []
    for key, (ok, message) in RULES.items():
        if key not in contact:
            errors.append(f"{key} is missing")
        elif not ok(contact[key]):
            errors.append(message)
    if errors:
        raise InvalidContact(errors)
    return contact


submissions = [
    {"name": "Ulla", "email": "ulla@web.test", "zip": "10115"},
    {"name": "Q", "email": "q@", "zip": "1011"},
    {"name": "Marek", "zip": "80331"},
]
accepted, rejected = [], 0
for s in submissions:
    try:
        accepted.append(validate(s))
    except InvalidContact as e:
        rejected += 1
        print(s["name"], "->", len(e.errors), "problem(s)")
        for text in e.errors:
            print("   *", text)
print([a["name"] for a in accepted], rejected)
print(str(InvalidContact(["a", "b"])))
