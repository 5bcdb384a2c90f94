"""Drills of control flow: which way does this condition go, what does this loop take next, when does it end?"""
from .grammar.engine import OF, TARGETS
from .grammar.writer import Parameter

CONDITIONED = [kind for kind, share in (
    ("s", 10), ("i", 5), ("li", 4), ("ls", 4), ("dsi", 3), ("c", 3), ("dss", 2), ("f", 1), ("Ss", 1), ("Si", 1), ("ti", 1), ("dii", 1),
) for _ in range(share) if (kind, "b") in OF]  # fmt: skip
SMALL = ("0", "1", "-1", "2", "True", "False", "None", "[]", "''", "{}")
# What a loop goes through, by the type that it is made of: the header, and the types of its variables.
HEADERS = {
    "s": (
        ("{x} in @", "c"), ("{x} in @", "c"), ("{x} in reversed(@)", "c"), ("{x} in @[::-1]", "c"), ("{x} in @[1:]", "c"), ("{x} in @[::2]", "c"),
        ("{x} in @[:-1]", "c"), ("{x} in sorted(@)", "c"), ("{x} in @.split()", "s"), ("{x} in @.lower()", "c"), ("{x} in list(@)", "c"), ("{x} in range(len(@))", "i"),
        ("{x} in range(len(@) - 1, -1, -1)", "i"), ("{x} in range(0, len(@), 2)", "i"), ("{x} in range(1, len(@))", "i"), ("{x} in range(len(@) // 2)", "i"),
        ("{x}, {y} in enumerate(@)", "ic"), ("{x}, {y} in enumerate(@, 1)", "ic"), ("{x}, {y} in zip(@, @[1:])", "cc"), ("{x}, {y} in zip(@, range(3))", "ci"),
        ("{x} in @.encode()", "i"), ("{x} in @.strip()", "c"), ("{x}, {y} in zip(@, reversed(@))", "cc"), ("{x} in set(@[:1])", "c"),
    ),
    "li": (
        ("{x} in @", "i"), ("{x} in @", "i"), ("{x} in reversed(@)", "i"), ("{x} in @[::-1]", "i"), ("{x} in sorted(@)", "i"), ("{x} in @[1:]", "i"), ("{x} in @[:-1]", "i"),
        ("{x} in sorted(@, reverse=True)", "i"), ("{x} in range(len(@))", "i"), ("{x} in range(len(@) - 1, -1, -1)", "i"), ("{x} in range(len(@) - 2, -1, -1)", "i"),
        ("{x}, {y} in enumerate(@)", "ii"), ("{x}, {y} in zip(@, @[1:])", "ii"), ("{x} in @[::2]", "i"), ("{x} in range(1, len(@))", "i"), ("{x} in @.copy()", "i"),
        ("{x} in @ + [0]", "i"), ("{x}, {y} in enumerate(reversed(@))", "ii"), ("{x} in (@[0], @[-1])", "i"), ("{x}, {y} in enumerate(sorted(@), 1)", "ii"),
    ),
    "ls": (
        ("{x} in @", "s"), ("{x} in @", "s"), ("{x} in reversed(@)", "s"), ("{x} in sorted(@)", "s"), ("{x} in @[::-1]", "s"), ("{x} in @[1:]", "s"), ("{x} in @[:2]", "s"),
        ("{x} in sorted(@, key=len)", "s"), ("{x}, {y} in enumerate(@)", "is"), ("{x}, {y} in zip(@, @[1:])", "ss"), ("{x} in range(len(@))", "i"), ("{x} in @[0]", "c"),
        ("{x} in ''.join(@)", "c"), ("{x} in ' '.join(@).split()", "s"), ("{x}, {y} in zip(@, range(len(@), 0, -1))", "si"), ("{x} in list(@)", "s"),
    ),
    "dsi": (
        ("{x} in @", "s"), ("{x}, {y} in @.items()", "si"), ("{x}, {y} in @.items()", "si"), ("{x} in @.values()", "i"), ("{x} in @.keys()", "s"), ("{x} in sorted(@)", "s"),
        ("{x}, {y} in sorted(@.items())", "si"), ("{x} in list(@)", "s"), ("{x}, {y} in enumerate(@)", "is"), ("{x} in reversed(list(@.values()))", "i"),
        ("{x} in sorted(@.values())", "i"), ("{x} in sorted(@, key=@.get)", "s"), ("{x}, {y} in list(@.items())[:2]", "si"),
    ),
    "ti": (("{x} in @", "i"), ("{x}, {y} in enumerate(@)", "ii"), ("{x} in @[::-1]", "i"), ("{x} in range(len(@))", "i")),
    "lp": (("{x}, {y} in @", "si"), ("{x}, {y} in reversed(@)", "si"), ("{x}, {y} in sorted(@)", "si"), ("{x}, {y} in @[1:]", "si")),
}  # fmt: skip
LOOPED = [kind for kind, share in (("s", 6), ("li", 5), ("ls", 4), ("dsi", 4), ("ti", 1)) for _ in range(share)]


def condition(w, v, deep=True):
    """Something that is true or false of a variable."""
    v.uses += 1
    text = w.made_of(v, "b", 1 if w.random() < 0.2 else 0)[0] if w.random() < 0.85 else v.name
    if w.random() < 0.18:
        text = f"not {text}" if v.name == text or "(" in text and " " not in text else f"not ({text})"
    if deep and w.random() < 0.22:
        other = w.pick(w.scope)
        if (other.kind, "b") in OF:
            text = f"{text} {w.pick(('and', 'or'))} {condition(w, other, False)}"
    return text


def outcome(w):
    """What stands in a branch: something plain, or something of what is at hand."""
    draw = w.random()
    if draw < 0.3:
        return w.pick(SMALL)
    if draw < 0.5:
        return w.quoted(w.theme.word())
    v = w.pick(w.scope)
    v.uses += 1
    if draw < 0.65:
        return v.name
    return w.made_of(v, v.kind if w.random() < 0.5 else w.pick(TARGETS[v.kind]), 0)[0]


def branch(w):
    kind = w.pick(CONDITIONED)
    v = w.parameter(kind)
    v.uses = 1
    if w.random() < 0.4:
        w.parameter(w.pick(("i", "s", "c", kind)))
    test, draw = condition(w, v), w.random()
    if draw < 0.3:
        lines = [f"if {test}:", f"    return {outcome(w)}", f"return {outcome(w)}"]
    elif draw < 0.5:
        made = w.names.variable("s")
        lines = [f"if {test}:", f"    {made} = {outcome(w)}", "else:", f"    {made} = {outcome(w)}", f"return {made}"]
    elif draw < 0.7:
        lines = [f"if {test}:", f"    return {outcome(w)}", f"elif {condition(w, v)}:", f"    return {outcome(w)}", *(["else:", f"    return {outcome(w)}"] if w.random() < 0.6 else [f"return {outcome(w)}"])]
    elif draw < 0.8:
        made = w.names.variable("s")
        lines = [f"{made} = {outcome(w)}", f"if {test}:", f"    {made} = {outcome(w)}", f"return {made}"]
    elif draw < 0.88:
        lines = [f"return {outcome(w)} if {test} else {outcome(w)}"]
    elif draw < 0.95:
        lines = [f"if {test}:", f"    if {condition(w, v)}:", f"        return {outcome(w)}", f"    return {outcome(w)}", f"return {outcome(w)}"]
    else:
        made = w.names.variable("b")
        lines = [f"{made} = {test}", f"if {made}:", f"    return {outcome(w)}", f"return {made}"]
    return lines, used(w), None


def gathered(w, taken, made):
    """The line of a loop that does something with what was taken."""
    v, kind = w.pick(taken), w.pick(("list", "list", "count", "text", "dict"))
    if kind == "list":
        value = v.name if w.random() < 0.5 else w.made_of(v, w.pick(TARGETS[v.kind]), 0)[0]
        return f"{made} = []", w.pick((f"{made}.append({value})", f"{made}.append({value})", f"{made}.insert(0, {value})", f"{made} += [{value}]", f"{made} = [{value}] + {made}"))
    if kind == "text":
        value = v.name if v.kind in "sc" else f"str({v.name})"
        if w.random() < 0.3 and v.kind in "sc":
            value = w.made_of(v, "s", 0)[0]
        return f"{made} = {w.pick((chr(39) * 2, w.quoted(w.theme.word())))}", w.pick((f"{made} += {value}", f"{made} = {value} + {made}", f"{made} += {value} + {w.quoted(w.theme.sep)}"))
    if kind == "dict":
        return f"{made} = {{}}", w.pick((f"{made}[{v.name}] = {made}.get({v.name}, 0) + 1", f"{made}[{v.name}] = {taken[-1].name}", f"{made}[{v.name}] = len({made})"))
    number = v.name if v.kind == "i" else f"len({v.name})" if v.kind == "s" else "1"
    return f"{made} = {w.pick(('0', '0', '1', '10'))}", w.pick((f"{made} += {number}", f"{made} += 1", f"{made} -= {number}", f"{made} = max({made}, {number})"))


def loop(w):
    if w.random() < 0.22:
        return counting(w)
    kind = w.pick(LOOPED)
    v = w.parameter(kind)
    v.uses = 1
    header, kinds = w.pick(HEADERS[kind])
    taken = [w.new(each, v.parameter) for each in kinds]
    made = w.names.variable("li")
    first, body = gathered(w, taken, made)
    text = header.replace("@", v.name)
    for mark, each in zip(("{x}", "{y}"), taken):
        text = text.replace(mark, each.name)
    scope, w.scope = w.scope, taken
    draw, test = w.random(), condition(w, w.pick(taken))
    w.scope = scope
    lines = [first, f"for {text}:"]
    if draw < 0.4:
        lines.append("    " + body)
    elif draw < 0.65:
        lines += [f"    if {test}:", "        " + body]
    elif draw < 0.78:
        lines += [f"    if {test}:", f"        {w.pick(('continue', 'break'))}", "    " + body]
    elif draw < 0.9:
        lines += [f"    if {test}:", "        " + body, "    else:", f"        {w.pick((body, 'break', 'pass', f'{made} = {made}'))}"]
    else:
        lines += [f"    if {test}:", f"        return {w.pick((made, taken[0].name))}", "    " + body]
    return [*lines, f"return {made}"], used(w), None


def counting(w):
    """Ranges with every combination of signs, and `while` with a counter."""
    a, b = (w.new("i").name for _ in range(2))
    params = [Parameter(a, "i"), Parameter(b, "i")]
    low, high = (lambda: int(w.random() * 9) - 3), (lambda: int(w.random() * 12) - 2)
    made, x, step = w.names.variable("li"), w.names.variable("i"), w.pick((1, 1, 2, 3, -1, -1, -2))
    draw = w.random()
    if draw < 0.5:
        bounds = w.pick((f"{a}, {b}, {step}", f"{a}, {b}", f"{b}, {a}, -1", f"{b} - {a}", f"{a} + 1, {b} + 1", f"{b}, {a} - 1, -2"))
        first, body = w.pick(((f"{made} = []", f"{made}.append({x})"), (f"{made} = 0", f"{made} += {x}"), (f"{made} = 1", f"{made} *= {x} + 1"), (f"{made} = ''", f"{made} += str({x})"), (f"{made} = []", f"{made}.insert(0, {x} * {x})")))
        test = w.pick((f"{x} % 2", f"{x} == {a}", f"{x} > {low()}", f"{x} < {high()}", f"{x} % 3 == 0"))
        lines = [first, f"for {x} in range({bounds}):", *(["    " + body] if w.random() < 0.5 else [f"    if {test}:", "        " + body])]
    elif draw < 0.8:
        sign, change = w.pick((("<", "+="), ("<=", "+="), (">", "-="), (">=", "-="), ("!=", "+=")))
        by = 1 if sign == "!=" else w.pick((1, 1, 2, 3))
        body = w.pick((f"{made}.append({a})", f"{made}.append({a} % 2 == 0)", f"{made}.append({b} - {a})"))
        stop = [f"    if len({made}) > {3 + int(w.random() * 3)}:", "        break"] if sign == "!=" or w.random() < 0.3 else []
        lines = [f"{made} = []", f"while {a} {sign} {b}:", f"    {body}", *stop, f"    {a} {change} {by}"]
    else:
        high = lambda: int(w.random() * 900)
        lines = [f"{made} = []" if w.random() < 0.6 else f"{made} = [{a}]", f"while {b}:", f"    {made}.append({b} % {w.pick((10, 10, 2, 8))})", f"    {b} //= {w.pick((10, 10, 7, 16))}"]
    return [*lines, f"return {made}"], params, lambda: [low(), high()]


def used(w):
    """Drops parameters that the drill does not use."""
    unused = [v.name for v in w.scope if not v.uses]
    w.parameters = [p for p in w.parameters if p.name not in unused]
    return w.parameters
