BOSS = {
    "Nadia": None,
    "Omar": "Nadia",
    "Petra": "Nadia",
    "Quentin": "Omar",
    "Rosa": "Omar",
    "Stefan": "Rosa",
}


def reports(name):
    return [n for n, b in BOSS.items() if b == name]


def chart(name, depth=0):
    lines = ["    " * depth + name]
    for r in reports(name):
        lines.extend(chart(r, depth + 1))
    return lines


def chain(name):
    while name:
        yield name
        name = BOSS[name]


def common_boss(a, b):
    above = set(chain(a))
    for person in chain(b):
        if person in above:
            return person


print("\n".join(chart("Nadia")))
print(" -> ".join(chain("Stefan")))
print(common_boss("Stefan", "Quentin"), common_boss("Petra", "Rosa"))
headcount = {n: len(chart(n)) - 1 for n in BOSS}
print(headcount)
managers = [n for n, c in headcount.items() if c]
print(managers, max(len(list(chain(n))) for n in BOSS))
BOSS["Tove"] = "Ursula"
print(common_boss("Tove", "Omar"))
