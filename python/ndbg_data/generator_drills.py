"""Drills of generator expressions: what they go through, what takes from them, and where that stands."""
from .frame_writer import tabled


class Taken:
    """What a generator expression takes: its `for`s, and what can be made of what they take."""

    def __init__(self, clause, number, test, text, item, helped=None):
        """`helped`: what a helper of one's own may be called with, and a function that makes such a helper."""
        self.clause, self.number, self.test, self.text, self.item, self.helped = clause, number, test, text, item, helped


def of_number(d, x, clause):
    return Taken(clause, lambda: d.of(x), lambda: d.condition(x), lambda: d.pick((f"str({x})", f"str({x} % 10)", f"chr(97 + {x} % 26)", f"f'{{{x}}};'", f"hex({x})", f"str({x})[::-1]")), x, (x, d.helper))


def of_pair(d, a, b, clause):
    return Taken(clause, lambda: d.of_two(a, b), lambda: d.about_two(a, b) if d.random() < 0.7 else d.condition(b), lambda: d.pick((f"str({a}) + str({b})", f"f'{{{a}}}{{{b}}}'", f"str({b})")), f"({a}, {b})", (f"{a}, {b}", lambda kind: d.helper(kind, 2)))


def from_numbers(d):
    xs, x = d.numbers_given(), d.name("i")
    return of_number(d, x, f"for {x} in {d.pick((xs, xs, xs, xs, f'{xs}[1:]', f'{xs}[::-1]', f'sorted({xs})', f'set({xs})', f'reversed({xs})'))}")


def from_text(d):
    s, c = d.parameter("s", d.text), d.name("c")
    one = d.w.quoted(d.pick(d.pool))
    number = lambda: d.pick((f"ord({c})", f"ord({c}) - 97", f"{s}.count({c})", f"ord({c}) % {2 + int(d.random() * 9)}", f"{s}.index({c})"))
    test = lambda: d.pick((f"{c} in 'aeiou'", f"{c} in 'aeiou' + {one}", f"{c}.isdigit()", f"{c}.isupper()", f"{c}.islower()", f"{c}.isalpha()", f"{c} == {one}", f"{c} != {one}", f"{c} < {one}", f"{s}.count({c}) > 1", f"{c} == {s}[0]", f"ord({c}) % 2"))
    return Taken(f"for {c} in {d.pick((s, s, s, f'{s}[::-1]', f'{s}[1:]', f'{s}.lower()'))}", number, test, lambda: d.pick((c, f"{c}.upper()", f"{c} * 2", f"{c}.swapcase()", f"{c} + '-'", f"chr(ord({c}) + 1)")), c, (c, lambda kind: wordy(d, kind)))


def from_range(d):
    i = d.name("i")
    d.size, d.low = min(d.size, 10), 0
    if d.random() < 0.35:
        xs = d.numbers_given()
        d.few = [d.number() for _ in range(3)]
        return of_number(d, f"{xs}[{i}]", f"for {i} in range({d.pick((f'len({xs})', f'len({xs})', f'1, len({xs})', f'0, len({xs}), 2', f'len({xs}) - 1, -1, -1'))})") if d.random() < 0.6 else of_pair(d, f"{xs}[{i}]", f"{xs}[{i} + 1]", f"for {i} in range(len({xs}) - 1)")
    n = d.parameter("i", lambda: int(d.random() * (d.most + 1)))
    return of_number(d, i, f"for {i} in range({d.pick((n, n, f'1, {n} + 1', f'1, {n} + 1', f'1, {n}', f'2, {n}', f'{n}, 0, -1', f'0, {n}, 2'))})")


def from_zip(d):
    xs, a, b = d.numbers_given(), d.name("i"), d.name("i")
    if d.random() < 0.4:
        return of_pair(d, a, b, f"for {a}, {b} in zip({xs}, {xs}[1:])")
    return of_pair(d, a, b, f"for {a}, {b} in zip({xs}, {d.pick((d.numbers_given(), f'range({d.constant()}, {d.constant() + 5})'))})")


def from_enumerate(d):
    xs, i, x = d.numbers_given(), d.name("i"), d.name("i")
    return of_pair(d, i, x, f"for {i}, {x} in enumerate({xs}{d.pick(('', '', ', 1', ', 2'))})")


def from_dict(d):
    given, k, v = d.parameter("dsi", d.dict), d.name("s"), d.name("i")
    if d.random() < 0.35:
        return of_number(d, v, f"for {v} in {given}.values()")
    return Taken(f"for {k}, {v} in {given}.items()", lambda: d.pick((v, f"{v} * len({k})", d.of(v))), lambda: d.pick((d.condition(v), f"len({k}) > {2 + int(d.random() * 4)}", f"len({k}) < {v}")), lambda: d.pick((k, f"{k}[0]", f"{k} + str({v})", f"f'{{{k}}}={{{v}}}'")), d.pick((k, f"({v}, {k})")))


def from_words(d):
    ws, word = d.parameter("ls", d.texts), d.name("s")
    one, k = d.w.quoted(d.pick(d.pick(d.words))), 2 + int(d.random() * 4)
    test = lambda: d.pick((f"len({word}) > {k}", f"len({word}) == {k}", f"{one} in {word}", f"{word}[0] == {one}", f"{word}.isupper()", f"{word}.islower()", f"{word}.endswith({one})", f"{word} < {d.w.quoted(d.pick(d.words))}", f"{word}[-1].isdigit()"))
    return Taken(f"for {word} in {d.pick((ws, ws, ws, f'sorted({ws})', f'{ws}[::-1]'))}", lambda: d.pick((f"len({word})", f"len({word})", f"{word}.count({one})", f"len({word}) * {k}", f"ord({word}[0])")), test, lambda: d.pick((word, f"{word}[::-1]", f"{word}[0]", f"{word}[:2]", f"{word}.title()", f"{word}.upper()", f"{word}[-1]", f"{word} + {one}")), word, (word, lambda kind: wordy(d, kind)))


def from_two(d):
    """Two `for`s."""
    d.most, a, b = 3, d.name("i"), d.name("i")
    draw = d.random()
    if draw < 0.4:
        grid, row = d.parameter("ll", d.rows), d.name("li")
        return of_number(d, b, f"for {row} in {grid} for {b} in {row}")
    xs = d.numbers_given()
    if draw < 0.7:
        return of_pair(d, a, b, f"for {a} in {xs} for {b} in {d.numbers_given() if d.random() < 0.6 else xs}")
    d.most = 4
    return of_pair(d, f"{xs}[{a}]", f"{xs}[{b}]", f"for {a} in range(len({xs})) for {b} in range({d.pick((f'{a} + 1, len({xs})', a))})")


SOURCES = {from_numbers: 30, from_text: 13, from_range: 17, from_zip: 11, from_enumerate: 8, from_dict: 9, from_words: 9, from_two: 9}
SOURCED = [make for make, weight in SOURCES.items() for _ in range(weight)]
FOLDS = ("{a} + {b}", "{a} * {b}", "max({a}, {b})", "{a} ^ {b}", "{a} * 10 + {b}", "{a} - {b}", "min({a}, {b})", "{b} - {a}", "{a} + {b} * 2", "{a} if {a} > {b} else {b}", "{a} | {b}")


def folding(d):
    a, b = d.name("i"), d.name("i")
    return f"lambda {a}, {b}: {d.pick(FOLDS).format(a=a, b=b)}"


def consumed(d, taken, use):
    """What takes from the generator: (before, its element, after, whether it wants a condition)."""
    number, text = taken.number, taken.text
    if use == "count":
        return ("sum(", "1", ")", 1) if d.random() < 0.75 else ("sum(", taken.test(), ")", 0)
    if use in ("any", "all"):
        return f"{use}(", taken.test(), ")", 0.15
    if use in ("min", "max"):
        return f"{use}({'(' if (default := d.random() < 0.8) else ''}", number(), f"), default={d.pick((0, -1, d.constant()))})" if default else ")", 0.3
    if use == "join":
        return f"{d.w.quoted(d.pick(('', '', ' ', '-', ',', ', ')))}.join(", text(), ")", 0.4
    if use == "next":
        return "next((", d.pick((taken.item, taken.item, number())), f"), {d.pick(('-1', 'None', '0', '-1'))})", 1
    if use == "reduce":
        return f"reduce({folding(d)}, (", number(), f"), {d.pick((0, 1, d.constant()))})", 0.3
    if use == "dict":
        return "dict((", f"({d.pick((text(), number()))}, {number()})", "))", 0.3
    if use == "in":
        return f"{d.pick((d.constant(), d.pick(d.few)))} in (", number(), ")", 0.2
    if use == "set":
        return "set(", number(), ")", 0.4
    if use in ("sorted", "list", "tuple", "Counter"):
        more = d.pick(("", "", ", reverse=True")) if use == "sorted" else ""
        return f"{use}({'(' if more else ''}", d.pick((number(), number(), taken.item, text())), f"){more})" if more else ")", 0.4
    return "sum(", number(), ")", 0.35


USES = {"sum": 20, "count": 14, "any": 12, "all": 12, "min": 5, "max": 6, "sorted": 6, "set": 5, "list": 5, "tuple": 5, "dict": 7, "join": 9, "reduce": 6, "Counter": 5, "next": 9, "in": 2}


def generator(d, taken, use):
    """(before, element, clauses, after): a generator expression and what takes from it."""
    before, element, after, filtered = consumed(d, taken, use)
    clauses = [taken.clause]
    if d.random() < filtered:
        clauses.append(f"if {taken.test()}")
    return before, element, clauses, after


CALLING = ("sum", "sum", "any", "all", "list", "max", "count", "next")
USED = [use for use, weight in USES.items() for _ in range(weight)]


def in_line(before, element, clauses, after):
    return before + " ".join([element, *clauses]) + after


def over_lines(start, before, element, clauses, after):
    return [start + before, *["    " + line for line in (element, *clauses)], after]


others = tabled("generators")


def generators(d):
    draw = d.random()
    if draw < 0.22:
        return search(d) if draw < 0.03 else others(d)
    taken = d.pick(SOURCED)(d)
    called = taken.helped is not None and d.random() < 0.18
    use = d.pick(CALLING) if called else d.pick(USED)
    if called:
        d.most = min(d.most, 3)
        inputs, make = taken.helped
        call = f"{make('truth' if use in ('any', 'all', 'next', 'count') else 'number')}({inputs})"
        taken = Taken(taken.clause, lambda: call, lambda: call, lambda: f"str({call})", taken.item if use == "next" else call)
    parts = generator(d, taken, use)
    code, draw = in_line(*parts), d.random()
    if draw < 0.45:
        return over_lines("return ", *parts) if draw < 0.13 else [f"return {code}"]
    made = d.name("i")
    if draw < 0.55:
        return over_lines(f"{made} = ", *parts) + [f"return {made}"] if draw < 0.49 else [f"{made} = {code}", f"return {made}"]
    if draw < 0.7 or called:
        return decided(d, taken)
    if draw < 0.8:
        d.most = min(d.most, 4)
        first, second = (generator(d, taken, d.pick(("sum", "count", "max"))) for _ in range(2))
        sign = d.pick(("-", "+", ">", "==", "*", "<="))
        return [f"return {in_line(*first)} {sign} {in_line(*second)}"] if d.random() < 0.5 else [f"{made} = {in_line(*first)}", f"return {made} {sign} {in_line(*second)}"]
    if draw < 0.86:
        d.most = min(d.most, 4)
        first, second = in_line(*generator(d, taken, d.pick(("any", "all")))), in_line(*generator(d, taken, d.pick(("any", "all", "count"))))
        return [f"return {first} {d.pick(('and', 'or', 'and not'))} {second}"]
    if draw < 0.92:
        # A generator that is kept, and asked a few times.
        kept = in_line("(", *generator(d, taken, "list")[1:3], ")")
        d.most = min(d.most, 4)
        return [f"{made} = {kept}", *d.pick(([f"return next({made}, None), next({made}, None)"], [f"{(one := d.name('i'))} = next({made}, -1)", f"return {one}, list({made})"], [f"return list({made}) + list({made})"], [f"return [{(one := d.name('i'))} for {one} in {made}]"]))]
    x, total = d.name("i"), d.name("i")
    d.most = min(d.most, 4)
    parts = generator(d, taken, "sum")
    return [f"{total} = {d.pick((0, 1, d.constant()))}", f"for {x} in ({' '.join([parts[1], *parts[2]])}):", f"    {total} {d.pick(('+=', '-=', '^=', '+='))} {x}", f"return {total}"]


def wordy(d, kind):
    """A helper of a text."""
    name, v = d.function(), d.name("s")
    one, k = d.w.quoted(d.pick(d.pool)), 1 + int(d.random() * 4)
    test = d.pick((f"{one} in {v}", f"len({v}) > {k}", f"{v}.isupper()", f"{v}.isdigit()", f"{v} > {one}", f"{v}.lower() == {v}"))
    if kind == "truth":
        d.define(name, v, [f"return {test}"] if d.random() < 0.5 else [f"if {test}:", "    return True", f"return {v}[-1:] == {one}"])
    else:
        d.define(name, v, [f"return {v}.count({one}) + {k}"] if d.random() < 0.3 else [f"if {test}:", f"    return len({v})", f"return {d.pick((k, 0, -k))}"])
    return name


def decided(d, taken):
    """A condition with a generator in it."""
    draw, other = d.random(), d.pick(("0", "-1", "True", "None", str(d.constant())))
    if draw < 0.5:
        code = in_line(*generator(d, taken, d.pick(("any", "all"))))
        test = f"not {code}" if d.random() < 0.3 else code
    else:
        use = d.pick(("sum", "sum", "count", "max"))
        if use == "count":
            limit = int(d.random() * 3)
        else:
            limit = d.parameter("i", lambda: d.number() * (1 + int(d.random() * 3))) if d.random() < 0.5 else d.constant()
        test = f"{in_line(*generator(d, taken, use))} {d.pick(('<=', '>', '<', '>=', '=='))} {limit}"
    d.most = min(d.most, 4)
    rest = in_line(*generator(d, taken, d.pick(("sum", "max", "count")))) if d.random() < 0.35 else d.given[0][0]
    draw = d.random()
    if draw < 0.35:
        return [f"if {test}:", f"    return {rest}", f"return {other}"]
    if draw < 0.55:
        return [f"return {rest} if {test} else {other}"]
    if draw < 0.75:
        made = d.name("i")
        return [f"{made} = {other}", f"if {test}:", f"    {made} = {rest}", f"return {made}"]
    return [f"if {test}: return {rest}", f"return {other}"] if draw < 0.9 else [f"assert {test}, {d.w.quoted(d.pick(d.words))}", f"return {rest}"]


def search(d):
    """The first number for which a sum over all is small enough, one after the other."""
    xs, t, m, x = (d.name(kind) for kind in ("li", "i", "i", "i"))
    d.parameter("li", lambda: [1 + int(d.random() * 9) for _ in range(1 + int(d.random() * 2))], xs)
    d.parameter("i", lambda: 2 + int(d.random() * 6), t)
    each = d.pick((f"{x} % ({m} + 1)", f"{x} // {m}", f"max(0, {x} - {m})", f"-(-{x} // {m})"))
    return [f"{m} = 1", f"while sum({each} for {x} in {xs}) > {t}:", f"    {m} += {d.pick((1, 1, 2))}", f"    if {m} > 9:", "        break", f"return {m}"]
