"""Writes a class of `object_tables.py` with some of its methods, in one of the ways in which people write classes."""
import re
from copy import copy

INDENT = "    "
SIMPLE = re.compile(r"-?\d+|None|'[^']*'|\[\]|\{\}|[a-z_]\w*")
MUTABLE = {"[]": "list", "{}": "dict"}


class Made:
    """A class that was written: its name, the values that it is made with, its methods, its attributes and its lines."""

    def __init__(self, name, params, methods, attributes, blocks):
        self.name, self.params, self.methods, self.attributes, self.blocks, self.names = name, params, methods, attributes, blocks, [name]


def built(d, family):
    name = next((n for n in [d.pick(family.names)] if d.random() < 0.6 and n not in d.w.names.used), None) or d.w.names.type()
    d.named["C"] = name
    d.w.names.used.add(name)
    d.name_members(family)
    methods = [told(d, method) for method in some_of(d, family)]
    attributes = [(of_class, word, d.fill(value)) for of_class, word, value in held(d, family, methods)]
    params = [(d.named_as(slot), spec) for slot, spec in family.params if any(re.search(rf"(?<![\w.'])\${slot}\b", value) for _, _, value in family.attributes) and used_in(d.named_as(slot), attributes)]
    lines, data = heading(d, name, params, attributes)
    bodies = [body(d, method) for method in methods]
    for asked in [d.member(m.name) for m in methods if m.how == "property"]:
        bodies = [[line.replace(f"self.{asked}()", f"self.{asked}") for line in one] for one in bodies]
    lines += [line for one in bodies for line in ["", *one]]
    if not data and d.random() < 0.2:
        lines += ["", *shown(d, name, attributes)]
    head = ["@dataclass"] if data else []
    blocks = [[*head, f"class {name}:", *[INDENT + line if line else "" for line in lines]]]
    made = Made(name, params, methods, [d.members[word] for of_class, word, _ in attributes if not of_class], blocks)
    if not data and d.random() < 0.22:
        below(d, made)
    return made


def below(d, made):
    """A class below it, which does one thing in its own way."""
    options = [m for m in made.methods if m.how == "def" and not m.form and m.gives != "o"]
    if not options:
        return
    method, name, kept = d.pick(options), d.w.names.type(), d.name("i")
    call, word = d.member(method.name), [d.named_as(slot) for slot, _ in method.inputs]
    numbers = [given for given, (_, spec) in zip(word, method.inputs) if spec in ("i", "pick") or ":" in spec and not spec.startswith("0:3")]
    again = f"super().{call}({', '.join(word)})"
    more = d.pick([f"self.{kept} += 1"] * 2 + [f"{x} {d.pick(('+=', '-=', '*='))} {d.pick((1, 2, f'self.{kept}'))}" for x in numbers] + [f"if self.{kept} > {d.pick((0, 1))}:\n    return {d.pick(('None', again, f'self.{kept}'))}\nself.{kept} += 1"])
    result = d.name("a")
    lines = more.split("\n") + d.pick(([f"return {again}"], [f"{result} = {again}", f"self.{kept} += {d.pick((1, 2, f'bool({result})'))}", f"return {result}"], [f"return {again}"]) if method.gives else ([again], [again, f"self.{kept} += 1"]))
    own = [param for param, _ in made.params]
    if d.random() < 0.5:
        head = [f"{kept} = {d.pick((0, 0, 1))}", ""]
    else:
        head = [f"def __init__({', '.join(['self', *own])}):", f"    super().__init__({', '.join(own)})", f"    self.{kept} = {d.pick(['0', '0', '1', *own])}", ""]
        if head[2].split(" = ")[1] in own and dict(made.params)[head[2].split(" = ")[1]].find(":") < 0:
            head[2] = f"    self.{kept} = 0"
    made.blocks.append([f"class {name}({made.name}):", *[INDENT + line if line else "" for line in [*head, f"def {call}({', '.join(['self', *word])}):", *[INDENT + line for line in lines]]]])
    made.names.append(name)


def told(d, method):
    """Now and then what a method tells is a property."""
    if d.random() < 0.12 and method.how == "def" and not method.inputs and method.gives in ("i", "b", "v") and not method.form and len(method.lines) == 1:
        method = copy(method)
        method.how = "property"
    return method


def used_in(name, attributes):
    return any(re.search(rf"(?<![\w.'])\b{name}\b", value) for _, _, value in attributes)


def some_of(d, family):
    """Two to five methods, those that they call among them, in the order of the table."""
    first = next(iter(family.methods.values()))
    wanted = [m for m in family.methods.values() if m.always or m is first and d.random() < 0.93]
    others = [m for m in family.methods.values() if m not in wanted]
    for _ in range(min(len(others), d.pick((1, 2, 2, 3)))):
        wanted.append(others.pop(int(d.random() * len(others))))
    for method in wanted:
        wanted += [family.methods[name] for name in method.uses if name in family.methods and family.methods[name] not in wanted]
    return [m for m in family.methods.values() if m in wanted]


def held(d, family, methods):
    """The attributes that the methods use, and now and then one more."""
    uses = {name for method in methods for name in method.uses}
    return [attribute for attribute in family.attributes if attribute[1] in uses or attribute[0] or d.random() < 0.15]


def heading(d, name, params, attributes):
    """`__init__`, attributes of the class, slots; or the fields of a data class."""
    own = [(d.members[word], value) for of_class, word, value in attributes if not of_class]
    lines = [f"{d.members[word]} = {value}" for of_class, word, value in attributes if of_class]
    given = [param for param, _ in params]
    if d.random() < 0.18 and own and not lines and all(SIMPLE.fullmatch(value) for _, value in own) and {value for _, value in own if value in given} == set(given) and all(word == value for word, value in own if value in given):
        own.sort(key=lambda one: (one[1] not in given, given.index(one[1]) if one[1] in given else 0))
        return [f"{word}: {kind(value)}" + ("" if value in given else f" = field(default_factory={MUTABLE[value]})" if value in MUTABLE else f" = {value}") for word, value in own], True
    if d.random() < 0.12:
        lines += [f"{word} = {value}" for word, value in own if value == "0"]
        own = [(word, value) for word, value in own if value != "0"]
    elif d.random() < 0.07 and own:
        lines.append(f"__slots__ = ({', '.join(repr(word) for word, _ in own)},)")
    if not own and not params:
        return lines, False
    pairs = [f"self.{word} = {value}" for word, value in own]
    if len(pairs) > 1 and d.random() < 0.12:
        pairs = [f"{', '.join(f'self.{word}' for word, _ in own)} = {', '.join(value for _, value in own)}"]
    if lines:
        lines.append("")
    return [*lines, f"def __init__({', '.join(['self', *given])}):", *[INDENT + pair for pair in pairs or ["pass"]]], False


def kind(value):
    return MUTABLE.get(value) or ("str" if value.startswith("'") else "int")


def body(d, method):
    """A method, as its table has it; now and then an attribute has a local name there."""
    lines = [line for line in d.lines(method.text) if line]
    inputs = [d.named_as(slot) for slot, _ in method.inputs]
    first = {"classmethod": ["cls"], "staticmethod": []}.get(method.how, ["self"])
    if first == ["self"] and d.random() < 0.2:
        lines = aliased(d, lines)
    return [*([f"@{method.how}"] if method.how != "def" else []), f"def {d.member(method.name)}({', '.join(first + inputs)}):", *[INDENT + line for line in lines]]


def aliased(d, lines):
    """The method with a local name for an attribute that it only looks into or changes in place."""
    text = "\n".join(lines)
    for word in dict.fromkeys(re.findall(r"self\.(\w+)(?=[\[.]|\))", text)):
        if len(re.findall(rf"self\.{word}\b", text)) > 1 and not re.search(rf"self\.{word}\b(?:(?:, self\.\w+)* [-+*%/]*= |\()|, self\.{word} = |[-+]= self\.{word}\b", text) and "yield" not in text:
            name = word.lstrip("_") if d.random() < 0.6 and not re.search(rf"(?<!\.)\b{word.lstrip('_')}\b", text) else d.name("li")
            return [f"{name} = self.{word}", *re.sub(rf"self\.{word}\b", name, text).split("\n")]
    return lines


def shown(d, name, attributes):
    words = [d.members[word] for of_class, word, _ in attributes if not of_class][:1 + int(d.random() * 2)]
    text = d.pick((f"f'{name}({', '.join(f'{{self.{word}}}' for word in words)})'", f"f'<{' '.join(f'{word.strip(chr(95))}={{self.{word}}}' for word in words)}>'", f"f'{name[0]}{{self.{words[0]}}}'")) if words else f"'{name}'"
    return ["def __repr__(self):", f"{INDENT}return {text}"]
