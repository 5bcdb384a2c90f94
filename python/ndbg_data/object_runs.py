"""Functions that make objects of a class and have them do things: line by line, in a loop, by names, through another object, as a method."""
INDENT = "    "
NUMBERS = ("i", "pick")


def number(spec):
    return spec in NUMBERS or ":" in spec


class Walk:
    """A function while it is written: its objects, the numbers at hand, and what its results are kept in."""

    def __init__(self, d, made, most=3):
        self.d, self.made, self.most, self.objects, self.numbers, self.results, self.by_spec, self.each, self.out, self.last = d, made, most, [], [], [], {}, {}, None, None

    # Values

    def literal(self, spec):
        return self.d.w.show(self.d.value(spec))

    def value(self, spec, deep=False):
        """An expression: a literal, a parameter, the item of the loop, or what another call gives."""
        d, draw = self.d, self.d.random()
        if spec == "self":
            return d.pick([name for name, _ in self.objects]) if draw < 0.7 else self.new()
        if self.each.get(spec) and draw < 0.9:
            return self.each[spec] if not number(spec) or spec != "i" or draw < 0.65 else f"{self.each[spec]} {d.pick('+-*')} {d.pick((1, 2, 3))}"
        if draw < 0.3:
            return self.literal(spec)
        if spec == "i" and self.numbers and draw < 0.42:
            return d.pick(self.numbers)
        if spec == "i" and not deep and draw < 0.55:
            giving = [m for m in self.made.methods if m.gives == "i"]
            if giving:
                return self.call(d.pick(giving), deep=True)
        if spec in self.by_spec and draw < 0.8:
            return d.pick(self.by_spec[spec])
        if len(d.given) < self.most:
            name = d.parameter("i" if number(spec) else "s", lambda: d.value(spec))
            self.by_spec.setdefault(spec, []).append(name)
            return name
        return self.literal(spec)

    def new(self, which=None):
        return f"{which or (self.made.names[-1] if self.d.random() < 0.7 else self.made.names[0])}({', '.join(self.value(spec, True) if number(spec) or self.d.random() < 0.5 else self.literal(spec) for _, spec in self.made.params)})"

    def object(self, name=None):
        name = name or self.d.name("a")
        line = f"{name} = {self.new()}"
        self.objects.append((name, self.made.name))
        return line

    # Calls

    def call(self, method, receiver=None, deep=False):
        d = self.d
        receiver = receiver or (d.pick(self.objects)[0] if self.objects else "self")
        given = [self.value(spec, deep) for _, spec in method.inputs]
        if method.form:
            text = method.form.replace("$o", receiver)
            for (slot, _), value in zip(method.inputs, given):
                text = text.replace("$" + slot, value)
            return text
        if method.how in ("classmethod", "staticmethod") and d.random() < 0.6:
            receiver = self.made.name
        return f"{receiver}.{d.member(method.name)}" + ("" if method.how == "property" else f"({', '.join(given)})")

    def statement(self, method=None, deep=False):
        """One call, and what becomes of what it gives."""
        d = self.d
        method, draw = method or self.some(), d.random()
        if method.gives == "o":
            text = self.call(method)
            name = d.name("a")
            line = f"{name} = {text}"
            if not deep:
                self.objects.append((name, self.made.name))
            return [line]
        text = self.call(method)
        if method.gives is None:
            return [text]
        if self.out and draw < 0.45:
            return [f"{self.out}.append({text})"]
        if method.gives == "b" and draw < 0.75 and not deep:
            other = self.statement(deep=True)
            return [f"if {d.pick(('', '', 'not '))}{text if not method.form else f'({text})'}:", *[INDENT + line for line in other]] + ([] if d.random() < 0.7 else ["else:", *[INDENT + line for line in self.statement(deep=True)]])
        if method.gives == "i" and draw < 0.6 and not deep:
            return [f"if {text} {d.pick(('>', '<', '==', '>='))} {d.pick((0, 1, 2, 3, 5))}:", *[INDENT + line for line in self.statement(deep=True)]]
        bare = not method.form and method.how != "property"
        if (deep or draw < 0.68) and (bare or self.out):
            return [text] if bare and (not self.out or d.random() < 0.4) else [f"{self.out}.append({text})"]
        name = d.name("i" if method.gives == "i" else "a")
        if deep:
            return [f"{name} = {text}"]
        self.results.append(name)
        if method.gives == "i":
            more = [m for m in self.made.methods if m.gives == "i"]
            text += f" {d.pick('+-*')} {self.call(d.pick(more), deep=True)}" if d.random() < 0.35 and not method.form else ""
            self.numbers.append(name)
        return [f"{name} = {text}"]

    def some(self):
        """A method: those that change things more often than those that only tell."""
        d = self.d
        method = self.made.methods[0] if d.random() < 0.25 else d.pick(self.made.methods)
        if len(method.lines) == 1 and d.random() < 0.35 or method is self.last and (not method.inputs or d.random() < 0.5):
            method = d.pick(self.made.methods)
        self.last = method
        return method

    def end(self, lines):
        """The lines with what is returned behind them: results, what was noted, what objects hold by now."""
        d, parts = self.d, []
        if self.out and any(f"{self.out}.append(" in line for line in lines):
            parts.append(self.out)
        elif self.out:
            lines.remove(f"{self.out} = []")
        parts += [name for name in self.results[-2:] if d.random() < 0.6]
        for name, _ in self.objects[:2]:
            draw = d.random()
            telling = [m for m in self.made.methods if m.gives in ("i", "b", "v") and (not m.inputs or d.random() < 0.4)]
            if draw < 0.5 and telling:
                parts.append(self.call(d.pick(telling), name))
            elif draw < 0.9 and self.made.attributes:
                parts.append(f"{name}.{d.pick(self.made.attributes)}")
        if len(parts) > 2:
            parts = [parts[0], d.pick(parts[1:])]
        if not parts:
            parts = [f"{self.objects[0][0]}.{d.pick(self.made.attributes)}" if self.made.attributes else "None"]
        text = ", ".join(parts)
        return [*lines, f"return [{text}]" if len(parts) > 1 and d.random() < 0.4 else f"return {text}"]

    def loop(self, count):
        """Calls for each of some values: numbers, keys, or pairs of them."""
        d = self.d
        specs = list(dict.fromkeys(spec for m in self.made.methods for _, spec in m.inputs if spec != "self"))
        if not specs:
            n = d.name("i")
            head, turns = f"for {n} in range({d.pick((2, 3))}):", []
        else:
            turns = [d.pick(specs)] if len(specs) == 1 or d.random() < 0.6 else [specs.pop(int(d.random() * len(specs))), d.pick(specs)]
            names = [d.name("i" if number(spec) else "s") for spec in turns]
            given = d.parameter("a", lambda: [d.value(turns[0]) if len(turns) == 1 else tuple([d.value(spec) for spec in turns]) for _ in range(d.pick((2, 2, 2, 3)))])
            head, self.each = f"for {', '.join(names)} in {given}:", dict(zip(turns, names))
        size, lines = len(self.objects), []
        fitting = [m for m in self.made.methods if any(spec in turns for _, spec in m.inputs)] or self.made.methods
        for nth in range(count):
            kept = len(self.results), len(self.numbers)
            lines += self.statement(d.pick(fitting) if nth == 0 else None, deep=nth == 0)
            del self.results[kept[0]:], self.numbers[kept[1]:]
        del self.objects[size:]
        self.each = {}
        return [head, *[INDENT + line for line in lines]]


def begun(d, made, most=3):
    """A walk with one or two objects, and a list for what is noted at times."""
    walk = Walk(d, made, most)
    lines = [walk.object()]
    if d.random() < 0.4:
        lines.append(walk.object())
    if d.random() < 0.6:
        walk.out = d.name("li")
        lines.append(f"{walk.out} = []")
    return walk, lines


def written(d, made, lines):
    d.helpers += made.blocks
    return d.written(lines)


def straight(d, made):
    """Line by line."""
    walk, lines = begun(d, made)
    for _ in range(2 + int(d.random() * 4)):
        lines += walk.statement()
    return written(d, made, walk.end(lines))


def in_loops(d, made):
    walk, lines = begun(d, made)
    for _ in range(d.pick((0, 0, 1))):
        lines += walk.statement()
    lines += walk.loop(d.pick((1, 1, 2)))
    for _ in range(d.pick((0, 0, 1))):
        lines += walk.statement()
    return written(d, made, walk.end(lines))


def by_names(d, made):
    """What is to be done comes as names, each with its values."""
    methods = [m for m in made.methods if not m.form and m.how == "def" and all(spec != "self" for _, spec in m.inputs)]
    if len(methods) < 2:
        return straight(d, made)
    walk = Walk(d, made, 2)
    lines, o = [walk.object()], walk.objects[0][0]
    two = d.random() < 0.25
    if two:
        lines.append(walk.object())
    op, args, out, ops = d.name("s"), d.name("a"), d.name("li"), d.name("a")
    words = {m.name: d.member(m.name) for m in methods}
    draw = d.random()
    if draw < 0.45:
        words = {m.name: d.pick((d.member(m.name), m.name[:2], m.name, m.name[0].upper())) for m in methods}
        if len(set(words.values())) < len(words):
            words = {m.name: d.member(m.name) for m in methods}
    which, (a, b) = d.name("i"), (walk.objects[0][0], walk.objects[-1][0])
    d.parameter("a", lambda: [((m := d.pick(methods)) and ((d.pick((0, 1)),) if two else ()) + (words[m.name], *[d.value(spec) for _, spec in m.inputs])) for _ in range(d.pick((2, 3, 3, 4, 5)))], ops)
    body = []
    if two:
        o = d.name("a")
        body.append(f"{o} = {d.pick((f'{a} if {which} == 0 else {b}', f'({a}, {b})[{which}]', f'{b} if {which} else {a}'))}")
    quote = d.w.quoted
    if draw < 0.45:
        for nth, m in enumerate(methods):
            last = nth == len(methods) - 1 and d.random() < 0.5
            call = f"{o}.{d.member(m.name)}({', '.join(f'{args}[{n}]' for n in range(len(m.inputs)))})" if d.random() < 0.7 else f"{o}.{d.member(m.name)}(*{args})"
            body += ["else:" if last else f"{'elif' if nth else 'if'} {op} == {quote(words[m.name])}:", INDENT + (f"{out}.append({call})" if m.gives else call)]
    elif draw < 0.7:
        call = f"getattr({o}, {op})(*{args})"
        body.append(f"{out}.append({call})")
    else:
        table, text = d.name("dsi"), "{" + ", ".join(f"{quote(words[m.name])}: {o}.{d.member(m.name)}" for m in methods) + "}"
        if two or d.random() < 0.3:
            body.append(f"{table} = {text}")
        else:
            lines.append(f"{table} = {text}")
        body += [f"{out}.append({table}[{op}](*{args}))"] if d.random() < 0.6 else [f"{(made_of := d.name('a'))} = {table}[{op}](*{args})", f"if {made_of} is not None:", f"{INDENT}{out}.append({made_of})"]
    lines += [f"{out} = []", f"for {which + ', ' if two else ''}{op}, *{args} in {ops}:", *[INDENT + line for line in body]]
    walk.out = out
    return written(d, made, walk.end(lines))


def by_keys(d, made):
    """Objects in a dictionary or a list, each under its own key."""
    walk, key, o, all_of = Walk(d, made, 1), d.name("s"), d.name("a"), d.name("dsi")
    inputs = [m for m in made.methods if any(spec != "self" for _, spec in m.inputs)] or made.methods
    first, n = d.pick(inputs), d.name("i")
    spec = d.pick([spec for _, spec in first.inputs if spec != "self"] or ["i"])
    listed, size = d.random() < 0.4, 2
    given = d.parameter("a", lambda: [(int(d.random() * 6) if listed else d.value("key"), d.value(spec)) for _ in range(d.pick((2, 3, 3)))])
    walk.objects = [(o, made.name)]
    if listed:
        lines = [f"{all_of} = [{walk.new()} for {d.name('i')} in range({size})]" if d.random() < 0.5 else f"{all_of} = [{', '.join(walk.new() for _ in range(size))}]"]
        inner = [f"{o} = {all_of}[{key} % {size}]"]
    else:
        lines, inner = [f"{all_of} = {{}}"], [f"if {key} not in {all_of}:", f"{INDENT}{all_of}[{key}] = {walk.new()}", f"{o} = {all_of}[{key}]"]
    walk.each = {spec: n}
    for nth in range(d.pick((1, 1, 2))):
        inner += walk.statement(first if nth == 0 else None, deep=True)
    lines += [f"for {key}, {n} in {given}:", *[INDENT + line for line in inner]]
    walk.each = {}
    telling = [m for m in made.methods if m.gives in ("i", "v", "b") and not m.inputs and not m.form]
    value = walk.call(d.pick(telling), o) if telling and d.random() < 0.7 else f"{o}.{d.pick(made.attributes)}" if made.attributes else f"{o}"
    over = f"for {o} in {all_of}]" if listed else f"for {o} in {all_of}.values()]" if d.random() < 0.4 else None
    return written(d, made, [*lines, f"return [{value} {over}" if over else f"return {{{key}: {value} for {key}, {o} in {all_of}.items()}}"])


def as_method(d, made):
    """A method of the class has the object do things; the entry only makes the object and calls it."""
    walk = Walk(d, made, 2)
    walk.objects = [("self", made.name)]
    lines = []
    if d.random() < 0.6:
        walk.out = d.name("li")
        lines.append(f"{walk.out} = []")
    lines += walk.statement() if d.random() < 0.5 else []
    lines += walk.loop(d.pick((1, 1, 2)))
    lines += walk.statement() if d.random() < 0.5 else []
    lines = walk.end(lines)
    name, params = d.w.names.function(), ", ".join(param for param, _, _ in d.given)
    made.blocks[0] += ["", *[INDENT + line for line in [f"def {name}(self{', ' + params if params else ''}):", *[INDENT + line for line in lines]]]]
    new = Walk(d, made, 4).new()
    if d.random() < 0.4 or not made.attributes:
        return written(d, made, [f"return {new}.{name}({params})"])
    o, result = d.name("a"), d.name("a")
    return written(d, made, [f"{o} = {new}", f"{result} = {o}.{name}({params})", f"return {result}, {o}.{d.pick(made.attributes)}"])


def held(d, made):
    """An object of another class holds two of them, and hands on what it is asked."""
    walk, name = Walk(d, made, 3), d.w.names.type()
    left, right, count, go = (d.name("a") for _ in range(4))
    inner = Walk(d, made, 0)
    inner.objects = [(f"self.{left}", made.name), (f"self.{right}", made.name)]
    first, second = walk.new(), walk.new()
    x = d.name("i")
    specs = [spec for m in made.methods for _, spec in m.inputs if spec != "self"]
    spec = d.pick(specs) if specs else "1:3"
    inner.each = {spec: x}
    lines = []
    for nth in range(2):
        fitting = [m for m in made.methods if any(s == spec for _, s in m.inputs)]
        lines += inner.statement(d.pick(fitting) if nth == 0 and fitting else None)
    inner.objects, inner.each = inner.objects[:2], {}
    inner.results = [r for r in inner.results if f"{r} = " in "\n".join(line for line in lines if not line.startswith(" "))]
    swap = d.pick(([], [], [f"self.{left}, self.{right} = self.{right}, self.{left}"], [f"self.{count} += 1"]))
    lines = inner.end(lines + swap)
    given = list(d.given)
    block = [
        f"class {name}:", f"    def __init__(self{''.join(', ' + param for param, _, _ in given)}):", f"        self.{left} = {first}", f"        self.{right} = {second}", f"        self.{count} = 0", "",
        f"    def {go}(self, {x}):", *[INDENT * 2 + line for line in lines],
    ]  # fmt: skip
    o, out, xs = d.name("a"), d.name("li"), d.name("li")
    values = d.parameter("a", lambda: [d.value(spec) for _ in range(d.pick((1, 2, 2)))], xs)
    tail = d.pick((f"{o}.{left}.{d.pick(made.attributes)}", f"{o}.{right}.{d.pick(made.attributes)}", f"{o}.{count}")) if made.attributes else f"{o}.{count}"
    body = [f"{o} = {name}({', '.join(param for param, _, _ in given)})", *d.pick((
        [f"{out} = [{o}.{go}({x}) for {x} in {values}]", f"return {out}, {tail}"], [f"{out} = []", f"for {x} in {values}:", f"    {out}.append({o}.{go}({x}))", f"return {out}, {tail}"],
        [f"for {x} in {values}:", f"    {out} = {o}.{go}({x})", f"return {out}, {tail}"],
    ))]  # fmt: skip
    made.blocks.append(block)
    return written(d, made, body)


# How often each is drawn.
RUNS = {straight: 24, in_loops: 24, by_names: 22, by_keys: 8, as_method: 15, held: 15}
