SYLLABLES = ["ka", "lor", "mi", "zan", "tu", "wey"]


def name_of(seed):
    name = ""
    while seed > 0:
        seed, i = divmod(seed, len(SYLLABLES))
        name += SYLLABLES[i]
    return name.capitalize()


def seed_of(name):
    rest = name.lower()
    digits = []
    while rest:
        for i, s in enumerate(SYLLABLES):
            if rest.startswith(s):
                digits.append(i)
                rest = rest[len(s):]
                break
        else:
            raise ValueError(f"no syllable at {rest!r}")
    return sum(d * len(SYLLABLES) ** k for k, d in enumerate(digits))


for seed in (5, 42, 216, 1000, 7776):
    name = name_of(seed)
    print(seed, name, seed_of(name), "ok" if seed_of(name) == seed else "differs")
try:
    print(seed_of("Zanlorex"))
except ValueError as e:
    print(e)
print(repr(name_of(0)))
