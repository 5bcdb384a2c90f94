import re

DIRECTORY = [
    {"name": "Katrin Weiß", "room": "B2.14", "role": "Accountant"},
    {"name": "Ola Nordmann", "room": "A0.02", "role": "Porter"},
    {"name": "Wei-Ling Chu", "room": "B2.01", "role": "Senior accountant"},
    {"name": "Patrick O'Neil", "room": "C1.07", "role": "Engineer"},
]


def search(query):
    terms = query.lower().split()
    for person in DIRECTORY:
        text = " ".join(person.values()).lower()
        if all(t in text for t in terms):
            yield person["name"]


def floor(room):
    m = re.match(r"([A-Z])(\d)\.(\d+)", room)
    building, level, number = m.groups()
    return building, int(level), int(number)


for q in ("account", "b2 wei", "senior porter", "o'n"):
    print(f"{q!r:<16}", list(search(q)))

floors = {}
for p in DIRECTORY:
    b, l, _ = floor(p["room"])
    floors.setdefault((b, l), []).append(p["name"].split()[0])
print(floors)
walk = sorted(DIRECTORY, key=lambda p: floor(p["room"]))
print([p["room"] for p in walk])
DIRECTORY.append({"name": "Temp", "room": "basement", "role": "?"})
print(list(search("temp")))
print([floor(p["room"]) for p in DIRECTORY])
