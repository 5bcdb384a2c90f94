"""Reads the tables of `object_drills.py` and fills them in: a drill of classes while it is written, with names for what its objects hold."""
import re

from .frame_writer import GIVEN, KINDS, SLOT, Drill

CLASS = re.compile(r"(\d+) (\S+) ?(.*)")
ATTRIBUTE = re.compile(r"(class )?\.(\w+) = (.*)")
METHOD = re.compile(r"(!?)def (\w+)\((.*?)\)(?: -> (\w))?(?: => (.*?))?:")
# An attribute or a method: of `self`, or of something else.
MEMBER = re.compile(r"(?<![\w.)\]'\"])\.([a-z_]\w*)|\.@(\w+)")
IMPORTS = (
    ("collections", re.compile(r"(?<![\w.])(deque|defaultdict|namedtuple|Counter)(?=\()")), ("dataclasses", re.compile(r"(?<![\w.])(dataclass|field)(?=\(|\n)")),
    ("functools", re.compile(r"(?<![\w.])(partial|reduce|wraps|lru_cache|cache|cmp_to_key)(?=\(|\n)")), ("heapq", re.compile(r"(?<![\w.])(heappush|heappop)(?=\()")),
)  # fmt: skip
TAKEN = frozenset("deque defaultdict namedtuple Counter dataclass field partial reduce wraps lru_cache cache cmp_to_key heappush heappop collections dataclasses functools heapq Solution".split())
SIZES = (5, 9, 9, 10, 20, 20, 50, 100)


class Method:
    """How: `def` or a decorator. Always: it stands in each program of its class. Gives: i, b, v, o or None. Form: how it is called, if not as usual."""

    def __init__(self, how, always, name, inputs, gives, form):
        self.how, self.always, self.name, self.gives, self.form, self.lines = how, always, name, gives, form, []
        self.inputs = [tuple(part.split("=")) for part in inputs.split(", ")] if inputs else []


class Family:
    """A class as its table has it: the names it may have, what it is made of, what its objects hold, and its methods."""

    def __init__(self, block):
        head, *lines = block.split("\n")
        weight, names, params = CLASS.match(head).groups()
        self.weight, self.names, self.params = int(weight), names.split("|"), [tuple(part.split("=", 1)) for part in params.split()]
        self.attributes, self.methods, how = [], {}, "def"
        for line in lines:
            if line.startswith("@"):
                how = line[1:]
            elif line[0] == " ":
                method.lines.append(line[4:])
            elif found := METHOD.match(line):
                always, name, *rest = found.groups()
                method = self.methods[name] = Method(how, bool(always), name, *rest)
                how = "def"
            else:
                of_class, name, value = ATTRIBUTE.match(line).groups()
                self.attributes.append((bool(of_class), name, value))
        for method in self.methods.values():
            method.text = "\n".join(method.lines)
            method.uses = [name for name in dict.fromkeys(a or b for a, b in MEMBER.findall(method.text))]


def families(table):
    return [Family(block) for block in table.strip("\n%").split("\n%")]


def chosen(text, pick):
    """A text with one of each «a|b», also of those within one another."""
    out, at = [], 0
    while (start := text.find("«", at)) >= 0:
        depth, options, begin, n = 1, [], start + 1, start + 1
        while depth:
            c = text[n]
            depth += (c == "«") - (c == "»")
            if depth == 0 or depth == 1 and c == "|":
                options.append(text[begin:n])
                begin = n + 1
            n += 1
        out += [text[at:start], chosen(pick(options), pick)]
        at = n
    return "".join([*out, text[at:]])


class ObjectDrill(Drill):
    """A drill of objects: names are those of the table, or any; numbers are small, for it is about where they are."""

    def __init__(self, w, entry):
        w.names.used |= TAKEN
        super().__init__(w, "f" if entry in TAKEN else entry)
        self.solution, self.place, self.size = self.random() < 0.1, "top", self.pick(SIZES)
        self.low = -self.size // 2 if self.random() < 0.15 else 0
        self.few = [self.number() for _ in range(3)]
        self.plain, self.under, self.members = self.random(), "_" if self.random() < 0.12 else "", {}
        self.keys = list(dict.fromkeys([self.word().lower() for _ in range(3)] if self.random() < 0.6 else [self.pick("abcdkmpxyz") for _ in range(3)]))

    def own_name(self, word, make):
        """The table's word, or any other."""
        used = self.w.names.used
        if len(word) > 1 and self.random() < self.plain and word not in used:
            used.add(word)
            return word
        return make()

    def member(self, name):
        """The name of an attribute or a method, without what it belongs to."""
        return name if name.startswith("__") else self.members.get(name, name)

    def name_members(self, family):
        for _, name, value in family.attributes:
            if name not in self.named:
                kind = {"[": "li", "{": "dsi", "'": "s"}.get(value.lstrip("«")[:1], "i")
                self.named[name] = self.own_name(name, lambda: self.name(kind))
            self.members[name] = self.under + self.named[name]
        for name in family.methods:
            self.members[name] = self.own_name(name, self.w.names.function)

    def named_as(self, slot):
        if slot not in self.named and len(slot) > 2 and slot.isalpha() and slot.islower() and slot not in KINDS:
            self.named[slot] = self.own_name(slot, lambda: self.name("i"))
        return super().named_as(slot)

    def fill(self, text):
        return SLOT.sub(self.slot, MEMBER.sub(self.own, chosen(text, self.pick)))

    def own(self, match):
        name, other = match.groups()
        return f"self.{self.member(name)}" if name else f".{self.member(other)}"

    def value(self, spec):
        """One value of a role of the tables."""
        if spec in MORE:
            return MORE[spec](self)
        if spec in GIVEN:
            return GIVEN[spec][1](self)
        if ":" in spec:
            low, high = map(int, spec.split(":"))
            return low + int(self.random() * (high - low + 1))
        return self.pick(spec.split("/"))

    def parameter_as(self, slot, spec):
        if spec in OWN_FUNCTIONS:
            self.named[slot] = self.helper(*OWN_FUNCTIONS[spec])
            return None
        name = self.named_as(slot)
        return self.parameter(GIVEN[spec][0] if spec in GIVEN else "i" if ":" in spec else "a", lambda: self.value(spec), name)

    def written(self, body):
        """The module without parameters that nothing in the entry's body uses."""
        text = "\n".join(body)
        self.given = [one for one in self.given if re.search(rf"(?<![\w.]){one[0]}\b", text)]
        return super().written(body)

    def imported(self, source):
        lines = []
        for module, names in IMPORTS:
            found = dict.fromkeys(names.findall(source))
            if found:
                lines.append(f"from {module} import {', '.join(found)}")
        return "\n".join(lines) + "\n\n" + source if lines else source


def expression(d):
    """A text of numbers, words and signs."""
    return "".join([d.pick((str(int(d.random() * 40)), d.pick(d.keys)[:3])) + d.pick("+-*+-") for _ in range(d.pick((1, 2, 2)))]) + str(int(d.random() * 30))


def few_words(d, low, high):
    return [d.pick(d.keys) if d.random() < 0.6 else d.word().lower() for _ in range(low + int(d.random() * (high - low + 1)))]


def counted(d):
    """Numbers and signs, the signs behind what they are about."""
    parts, depth = [str(int(d.random() * 20))], 1
    for _ in range(d.pick((2, 3, 3, 4))):
        parts += [str(int(d.random() * 20))] + ([d.pick("+-*")] if d.random() < 0.7 else [])
        depth += parts[-1].isdigit()
    return " ".join(parts + [d.pick("+-*") for _ in range(min(depth - 1, 2))])


# Functions of the program, as parameters of a template are given.
OWN_FUNCTIONS = {"fn": ("number", 1), "fn2": ("number", 2), "test": ("truth", 1)}
# Values beside those of GIVEN: keys come again and again.
MORE = {
    "key": lambda d: d.pick(d.keys) if d.random() < 0.85 else d.word().lower(), "key3": lambda d: d.pick(d.keys)[:3] if d.random() < 0.7 else d.word().lower()[:3], "expr": expression,
    "dsi2": lambda d: {k: 1 + int(d.random() * 30) for k in dict.fromkeys(few_words(d, 1, 2))}, "ls": lambda d: list(dict.fromkeys(few_words(d, 2, 4))), "moves": lambda d: "".join([d.pick("FFFLR") for _ in range(d.pick((2, 3, 4)))]),
    "keys": lambda d: few_words(d, 2, 5), "i": Drill.number, "tree": lambda d: [d.number() for _ in range(d.pick((3, 4, 4, 5, 6)))], "nums": lambda d: [d.number() for _ in range(d.pick((2, 3, 3, 4, 4, 5)))], "rpn": counted, "steps": lambda d: [d.pick(("up", "dbl", "neg", "cut")) for _ in range(d.pick((2, 3, 4)))],
    "steps2": lambda d: [(d.pick(("add", "mul", "keep", "neg", "add")), int(d.random() * 9)) for _ in range(d.pick((2, 3, 4)))], "events": lambda d: [(d.pick("aaabbbc"), d.number()) for _ in range(d.pick((2, 3, 3, 4)))],
    "banked": lambda d: [(d.pick(("put", "take", "put", "rate")), 1 + int(d.random() * 12)) for _ in range(d.pick((2, 3, 3)))],
    "moves2": lambda d: [(d.pick(d.keys), d.pick(d.keys), 1 + int(d.random() * 12)) for _ in range(d.pick((2, 3, 3)))],
}  # fmt: skip
