import re

text = """
cake: sponge, cream
sponge: egg, flour, sugar
cream: milk, sugar
pudding: milk, egg
"""

made_of = {}
for line in text.strip().splitlines():
    name, rest = re.match(r"(\w+):\s*(.*)", line).groups()
    made_of[name] = re.split(r",\s*", rest)


def basics(thing):
    parts = made_of.get(thing)
    if parts is None:
        return {thing}
    found = set()
    for p in parts:
        found |= basics(p)
    return found


def used_in(ingredient):
    return sorted(d for d in made_of if ingredient in basics(d))


print(sorted(basics("cake")))
print(used_in("milk"))
print("only pudding needs", basics("pudding") - basics("cake") or "nothing special")
for i in sorted(set.union(*map(basics, made_of))):
    print(f"{i:.<10}{len(used_in(i))}")
