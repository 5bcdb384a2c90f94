"""Chooses arguments that matter: values that contain the literals that the code looks for."""
from .values import EMPTY, KEYED

TEXTS = ("ls", "ts", "Ss")


class Parameter:
    """A parameter of the entry, with the demands that literals of the code make of its values."""

    __slots__ = ("name", "kind", "demands", "default")

    def __init__(self, name, kind):
        self.name, self.kind, self.demands, self.default = name, kind, [], None


CLASSES = {"i": int, "s": str, "f": float, "q": tuple, "p": tuple, "a": str, "l": list}


def arguments(theme, parameters, nth):
    """One value a parameter. The first calls meet the code's demands; later ones stray, or are boundary values."""
    random = theme.random
    values = {}
    wanted = [d[1] for p in parameters for d in p.demands if isinstance(d[1], type(p))]
    for parameter in sorted(parameters, key=lambda p: 0 if any(p is w for w in wanted) else 1):
        draw = random()
        if nth > 1 and draw < 0.07:
            values[id(parameter)] = edge(theme, parameter.kind)
        elif draw < (0.04 if nth < 2 else 0.16):
            values[id(parameter)] = theme.of(parameter.kind)
        else:
            values[id(parameter)] = planted(theme, parameter, values)
    return [values[id(p)] for p in parameters]


def edge(theme, kind):
    """Boundary values: empty, one element, extremes; rarely a value of another type."""
    random = theme.random
    if random() < 0.05:
        return theme.pick((None, 0, "", [], theme.word(), theme.int()))
    if kind in EMPTY:
        if kind == "i":
            return theme.pick((0, 1, -1, 100, -10))
        if kind == "s":
            return theme.pick(
                ("", " ", theme.chars[0], theme.sep, theme.chars[0] * 3, "  " + theme.word(), theme.odd())
            )
        return EMPTY[kind]
    if random() < 0.5:
        return {"l": [], "t": (), "S": set(), "d": {}}[kind[0]]
    made = theme.of(kind)
    return made[:1] if kind[0] in "lt" else made


def planted(theme, parameter, values):
    kind = parameter.kind
    demands = parameter.demands
    if kind == "s":
        return text(theme, demands, values)
    made = theme.of(kind)
    if not demands:
        return made
    random = theme.random
    if kind == "i":
        for role, literal in demands:
            if role == "small":
                return int(random() * 7) if random() < 0.9 else -1 - int(random() * 4)
        literals = [d[1] for d in demands if d[0] == "ival" and isinstance(d[1], int)]
        if literals and random() < 0.65:
            return theme.pick(literals) + theme.pick((0, 0, 1, -1, 2, -3, 5))
        return made
    head = kind[0]
    if head == "l" and kind not in ("ll", "lp"):
        return listed(theme, made, kind, demands, values)
    if kind == "ts" or kind == "ti":
        return tuple(listed(theme, list(made), kind, demands, values))
    if head == "S":
        for role, literal in demands:
            value = resolve(literal, values, theme) if role == "has" and random() < 0.7 else None
            if value.__class__ is CLASSES[kind[1]]:
                made.add(value)
        return made
    if kind in KEYED:
        return keyed(theme, made, kind, demands, values)
    if kind == "y":
        for role, literal in demands:
            if role == "bsub" and random() < 0.7:
                made = made + literal if random() < 0.5 else literal + made
        return made
    if kind == "c":
        return made
    return made


def resolve(literal, values, theme):
    """A demand names a literal, or another parameter whose value of this call stands for it."""
    if literal.__class__.__name__ == "Parameter":
        value = values.get(id(literal))
        return theme.word() if value is None else value
    return literal


def listed(theme, made, kind, demands, values):
    random = theme.random
    if kind in TEXTS:
        others = [d for d in demands if d[0] not in ("has", "ival", "small", "key")]
        if others:
            for at in range(len(made)):
                if random() < 0.6:
                    made[at] = text(theme, [theme.pick(others)], values)
    for role, literal in demands:
        if role == "has" and random() < 0.7 or role == "ival" and random() < 0.4:
            value = resolve(literal, values, theme)
            if value.__class__ is not CLASSES[kind[1]] and kind[1] != "a":
                continue
            made.insert(int(random() * (len(made) + 1)), value)
            if random() < 0.3:
                made.append(value)
    if random() < 0.3 and made:
        made.append(theme.pick(made))
    return made[:9]


def keyed(theme, made, kind, demands, values):
    random = theme.random
    key_kind, value_kind = KEYED[kind]
    for role, literal in demands:
        if role == "key" and random() < 0.72:
            key = resolve(literal, values, theme)
            if key.__class__ is CLASSES[key_kind]:
                made[key] = theme.of(value_kind)
    if key_kind == "s":
        tests = [d for d in demands if d[0] in ("sub", "pre", "suf", "eq", "case", "strip", "c")]
        for key in list(made):
            if tests and random() < 0.35:
                value = made.pop(key)
                made[text(theme, [theme.pick(tests)], values)[:24]] = value
    if value_kind in "si":
        tests = [d for d in demands if d[0] in ("ival", "sub", "pre", "suf", "eq")]
        for key in list(made):
            if tests and random() < 0.4:
                role, literal = theme.pick(tests)
                value = resolve(literal, values, theme)
                if value_kind == "i" and role == "ival":
                    made[key] = value + theme.pick((0, 1, -1))
                elif value_kind == "s" and role != "ival" and value.__class__ is str:
                    made[key] = text(theme, [(role, value)], values)
    return made


def text(theme, demands, values):
    """A text in which some of what the code looks for is found: inside, at an end, between, around."""
    random = theme.random
    if any(role == "short" for role, _ in demands):
        if random() < 0.75:
            return theme.pick(theme.chars)
        return theme.pick((theme.sep, theme.pick(theme.words), theme.pick(theme.words)[:2]))
    made = theme.text()
    if not demands:
        return made
    for _ in range(1 + int(random() * min(len(demands), 5))):
        role, literal = demands[int(random() * len(demands))]
        value = resolve(literal, values, theme)
        if value.__class__ is not str:
            if role == "ival" and value.__class__ is int and random() < 0.3:
                made = str(value)
            continue
        if role == "sub" or role == "c":
            at = int(random() * (len(made) + 1))
            made = made[:at] + value + made[at:]
            if random() < 0.35:
                at = int(random() * (len(made) + 1))
                made = made[:at] + value + made[at:]
        elif role == "pre":
            made = value + made
        elif role == "suf":
            made = made + value
        elif role == "sep":
            made = value.join(
                [theme.pick(theme.words) if random() < 0.8 else made for _ in range(2 + int(random() * 3))]
            )
        elif role == "eq" and random() < 0.4:
            made = value
        elif role in ("strip", "lstrip", "rstrip") and value:
            pad = "".join([value[int(random() * len(value))] for _ in range(1 + int(random() * 3))])
            made = (made if role == "lstrip" else made + pad)
            made = made if role == "rstrip" else pad + made
        elif role == "case":
            made = made.upper() if value == "upper" else made.title() if value == "title" else made.capitalize()
        elif role == "digits" and random() < 0.6:
            made = str(theme.int()) if random() < 0.8 else made + str(theme.int())
        elif role == "key" and random() < 0.4:
            made = made + " " + value
    return made[:60]
