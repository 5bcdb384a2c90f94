import re

TEXT = """
Kartoffelsuppe (4 Portionen)
- 800 g Kartoffeln
- 2 Möhren
- 1,5 l Brühe
- Salz
1. Kartoffeln schälen (10 min)
2. Alles kochen (25 min)
3. Pürieren
"""

HEAD = re.compile(r"(.+?) \((\d+) Portionen\)")
ITEM = re.compile(r"- (?:(\d+(?:,\d+)?) ?(g|kg|l|ml)? )?(.+)")
STEP = re.compile(r"(\d+)\. (.+?)(?: \((\d+) min\))?$")


def parse(text):
    recipe = {"items": [], "steps": []}
    for line in text.strip().splitlines():
        if m := ITEM.match(line):
            number, unit, name = m.groups()
            amount = float(number.replace(",", ".")) if number else None
            recipe["items"].append((amount, unit, name))
        elif m := STEP.match(line):
            recipe["steps"].append((m[2], int(m[3] or 0)))
        elif m := HEAD.match(line):
            recipe["title"], recipe["portions"] = m[1], int(m[2])
    return recipe


def scaled(item, factor):
    amount, unit, name = item
    if amount is None:
        return name
    return " ".join(filter(None, [f"{amount * factor:g}", unit, name]))


recipe = parse(TEXT)
print(recipe["title"], recipe["portions"])
for item in recipe["items"]:
    print("  ", scaled(item, 6 / recipe["portions"]))
minutes = sum(m for _, m in recipe["steps"])
print(minutes, "min,", len(recipe["steps"]), "steps")
print(max(recipe["steps"], key=lambda s: s[1])[0])
