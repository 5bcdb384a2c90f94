"""Drills of lines that open activations of their own: generator expressions, lambdas, inner functions, recursion, several calls a line.

What reads like a small program is written in the tables of `frame_tables.py`; lambdas and lines of several calls are put together here,
generator expressions in `generator_drills.py`. A drill is a whole module, for it may have imports, helpers and classes.
"""
from .frame_writer import Drill, tabled
from .generator_drills import folding, generators

MORE_LAMBDAS, MORE_SEVERAL = tabled("lambdas"), tabled("several")


def key_of_number(d):
    x = d.name("i")
    return f"lambda {x}: {d.pick((f'-{x}', f'{x} % {2 + int(d.random() * 9)}', f'abs({x} - {abs(d.constant())})', f'({x} % 2, {x})', f'str({x})', d.condition(x), f'({d.condition(x)}, -{x})', f'{x} // 10', d.of(x)))}"


def key_of_word(d):
    x = d.name("s")
    return f"lambda {x}: {d.pick((f'len({x})', f'-len({x})', f'(len({x}), {x})', f'{x}[-1]', f'{x}[::-1]', f'{x}.lower()', f'(-len({x}), {x})', f'{x}.count({d.w.quoted(d.pick(d.pick(d.words)))})', f'{x}[1:]'))}"


def key_of_pair(d):
    x = d.name("p")
    return f"lambda {x}: {d.pick((f'{x}[1]', f'-{x}[1]', f'({x}[1], {x}[0])', f'(-{x}[1], {x}[0])', f'{x}[0][-1]', f'{x}[0]', f'len({x}[0]) * {x}[1]'))}"


def with_key(d):
    draw = d.random()
    if draw < 0.45:
        xs, key = d.numbers_given(), key_of_number(d)
    elif draw < 0.75:
        xs, key = d.parameter("ls", d.texts), key_of_word(d)
    else:
        given = d.parameter("dsi", d.dict)
        if d.random() < 0.4:
            k = d.name("s")
            xs, key = given, f"lambda {k}: {d.pick((f'{given}[{k}]', f'-{given}[{k}]', f'({given}[{k}], {k})', f'len({k})'))}"
        else:
            xs, key = f"{given}.items()", key_of_pair(d)
    draw = d.random()
    if draw < 0.5:
        return d.pick(([f"return sorted({xs}, key={key})"], [f"return sorted({xs}, key={key}, reverse=True)"], [f"return sorted({xs}, key={key})[:2]"], [f"return [{(x := d.name('i'))} for {x} in sorted({xs}, key={key})]"]))
    if draw < 0.8:
        return [f"return {d.pick(('min', 'max'))}({xs}, key={key}{d.pick((', default=None', ', default=None', ''))})"]
    made = d.name("li")
    return [f"{made} = list({xs})", f"{made}.sort(key={key}{d.pick(('', ', reverse=True'))})", f"return {made}"]


def mapped(d):
    x, xs = d.name("i"), d.numbers_given()
    draw = d.random()
    if draw < 0.25:
        return [f"return {d.pick(('list', 'sum', 'tuple', 'sorted', 'set'))}(map(lambda {x}: {d.of(x)}, {xs}))"]
    if draw < 0.5:
        code = f"filter(lambda {x}: {d.condition(x)}, {xs})"
        return [f"return {d.pick(('list', 'sum', 'tuple', 'list', 'sorted'))}({code})"] if d.random() < 0.7 else [f"return len(list({code}))"]
    if draw < 0.62:
        d.most = 4
        y = d.name("i")
        return [f"return {d.pick(('list', 'sum'))}(map(lambda {x}: {d.of(x)}, filter(lambda {y}: {d.condition(y)}, {xs})))"]
    if draw < 0.75:
        y = d.name("i")
        return [f"return {d.pick(('list', 'sum', 'any', 'all'))}(map(lambda {x}, {y}: {d.pick((d.of_two(x, y), d.about_two(x, y)))}, {xs}, {d.numbers_given()}))"]
    start = d.pick((", 0", ", 1", f", {d.constant()}", ", 0", ""))
    return [f"return reduce({folding(d)}, {xs}{start})"] if d.random() < 0.6 else [f"{(made := d.name('i'))} = reduce({folding(d)}, {xs}{start})", f"return {d.of(made)}"]


def lambdas(d):
    draw = d.random()
    return with_key(d) if draw < 0.42 else mapped(d) if draw < 0.72 else MORE_LAMBDAS(d)


def several(d):
    if d.random() < 0.2:
        return MORE_SEVERAL(d)
    f, g = d.helper(), None
    if d.random() < 0.6:
        g = d.helper("number", d.pick((1, 1, 2)))
    two = bool(g) and ", " in d.helpers[-1][0]
    g = g or f
    a, b = (d.parameter("i", d.number) for _ in range(2))
    of_g = (lambda x: f"{g}({x}, {d.pick((a, b, str(d.constant())))})") if two else (lambda x: f"{g}({x})")
    sign, k, m = d.pick(("+", "-", "*", "+")), d.constant(), 2 + int(d.random() * 3)
    x = d.name("i")
    call = d.pick((
        f"{of_g(f'{f}({a})')}", f"{f}({a}) {sign} {of_g(b)}", f"{f}({a}) {sign} {of_g(b)} * {m}", f"{f}({a}) if {a} > {b} else {of_g(b)}", f"{f}({a}) if {d.condition(b)} else {of_g(b)}",
        f"{a} and {f}({b})", f"{f}({a}) or {of_g(b)}", f"{f}({a}) and {of_g(b)}", f"{a} > {b} and {f}({a}) > {k}", f"max({f}({a}), {of_g(b)})", f"min({f}({a}), {a} + {of_g(f'{b} - 1')})",
        f"{f}({a} + 1) {sign} {f}({a} - 1)", f"{f}({f}({a}))", f"{f}({f}({a}) {sign} {of_g(b)})", f"{f}({a}) < {of_g(b)}", f"{f}({a}) < {k} <= {of_g(b)}", f"({f}({a}), {of_g(b)})", f"[{f}({a}), {of_g(b)}, {k}]",
        f"max({f}({a}), {of_g(b)}, key=lambda {x}: {d.of(x)})", f"min({a}, {of_g(b)}, key=lambda {x}: abs({x} - {abs(k)}))", f"{f}({a}) // ({of_g(b)} or 1)", f"not {f}({a}) or {of_g(b)} > {k}", f"{f}({a}) == {of_g(b)}",
        f"{f}({of_g(a)}) {sign} {b}", f"abs({f}({a}) - {of_g(b)})", f"str({f}({a})) + str({of_g(b)})", f"{{{f}({a}): {of_g(b)}}}", f"{m} * {f}({a}) + {of_g(f'{f}({b})')}", f"f'{{{f}({a})}}:{{{of_g(b)}}}'", f"[{f}({x}) for {x} in ({a}, {b})]",
    ))  # fmt: skip
    draw = d.random()
    if draw < 0.5:
        return [f"return {call}"]
    made = d.name("i")
    if draw < 0.65:
        return [f"{made} = {call}", f"return {made}"]
    if draw < 0.8:
        return [f"{made} = {d.pick((a, k))}", f"{made} = {d.pick(('max', 'min'))}({made}, {b} + {f}({a}))", f"return {made}"] if d.random() < 0.5 else [f"{made} = {k}", f"{made} {d.pick(('+=', '-='))} {f}({a}) * {of_g(b)}", f"return {made}"]
    if draw < 0.92:
        return [f"if {f}({a}) {d.pick(('>', '<', '==', '<='))} {of_g(b)}:", f"    return {a}", f"return {d.pick((b, of_g(a)))}"]
    return [f"{made}, {x} = {f}({a}), {of_g(b)}", f"return {made} {sign} {x}"]


# How often each family is drawn.
FAMILIES = {generators: 34, lambdas: 13, tabled("inner"): 11, tabled("recursion"): 16, several: 11, tabled("one_line"): 9, tabled("classes"): 5, tabled("yields"): 7, tabled("errors"): 8}
DRAWN = [make for make, weight in FAMILIES.items() for _ in range(weight)]


def on_frames(w, entry):
    """A drill: the module's text, its entry, a function that makes calls, and the family it belongs to."""
    d = Drill(w, entry)
    make = w.pick(DRAWN)
    source, call = d.written(make(d))
    return source, d.entry, call, make.__name__
