import textwrap

attendees = [
    ("Maximiliane von und zu Hohenlohe", "Chief Evangelist for Distributed Everything"),
    ("Bo", "Intern"),
    ("Ngozi Adichie-Brown", "Data"),
]


def badge(name, title, width=24):
    lines = textwrap.wrap(name.upper(), width - 4)
    lines.append("")
    lines += textwrap.wrap(title, width - 4) or [""]
    top = "+" + "-" * (width - 2) + "+"
    body = [f"| {line:^{width - 4}} |" for line in lines]
    return [top, *body, top]


def side_by_side(a, b, gap="  "):
    height = max(len(a), len(b))
    blank_a = " " * len(a[0])
    a = a + [blank_a] * (height - len(a))
    b = b + [""] * (height - len(b))
    return [x + gap + y for x, y in zip(a, b)]


badges = [badge(*person) for person in attendees]
print([len(b) for b in badges])
for line in side_by_side(badges[1], badges[2]):
    print(line)
print(*badges[0], sep="\n")
narrow = badge("Bo", "Intern", width=10)
print(narrow[1], len(set(map(len, narrow))) == 1)
