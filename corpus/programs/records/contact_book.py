contacts = [
    {"name": "Ana Ruiz", "phone": "555-0101", "tags": ["work"]},
    {"name": "Bob O'Hara", "phone": None, "tags": []},
    {"name": "Çelik, Ece", "phone": "555-0199", "tags": ["work", "gym"]},
]


def find(contacts, **wanted):
    result = []
    for c in contacts:
        if all(c[key] == value for key, value in wanted.items()):
            result.append(c)
    return result


def initials(name):
    if "," in name:
        last, first = name.split(", ")
        name = first + " " + last
    return "".join(part[0] for part in name.split())


def tagged(contacts, tag):
    return [c["name"] for c in contacts if tag in c["tags"]]


def main():
    for c in contacts:
        phone = c["phone"] or "no phone"
        print(f"{initials(c['name']):3} {c['name']:<12} {phone}")
    lost = find(contacts, phone=None)
    print(len(lost), lost[0]["name"])
    print(tagged(contacts, "work"), tagged(contacts, "golf"))
    lost[0]["phone"] = "555-0150"
    print(find(contacts, phone=None), contacts[1])


main()
