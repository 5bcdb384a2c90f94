substitutes = {"Weber": "Lang", "Lang": "Roth", "Roth": "Weber", "Beck": "Lang"}
away = {"Weber", "Lang"}


def who_signs(name):
    if name not in away:
        return name
    return who_signs(substitutes[name])


def who_signs_safely(name, asked=()):
    if name in asked:
        raise RuntimeError("nobody left: " + " > ".join(asked))
    if name not in away:
        return name
    return who_signs_safely(substitutes[name], asked + (name,))


for name in ("Weber", "Beck", "Lang"):
    print(name, "->", who_signs(name))

away.add("Roth")
try:
    who_signs_safely("Lang")
except RuntimeError as e:
    print(e)
away.remove("Weber")
print(who_signs_safely("Roth"), who_signs("Lang"))
