"""Names drawn from an open distribution: a model must read any name, so it must have seen all kinds."""
import builtins
import keyword

from .words import ADJECTIVES, CONVENTIONAL, GENERIC, NOUNS, SHORT, SYLLABLES, VERBS

RESERVED = frozenset(keyword.kwlist) | frozenset(keyword.softkwlist) | frozenset(dir(builtins)) | {"self", "cls"}
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def plural(word):
    if word.endswith(("s", "x", "ch", "sh")):
        return word + "es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    return word + "s"


class Names:
    """The names of one program: all different, and mostly in one style."""

    def __init__(self, random):
        self.random = random
        self.used = {"f"}
        self.manner = random()
        self.camel = random() < 0.09

    def pick(self, options):
        return options[int(self.random() * len(options))]

    def variable(self, kind):
        """A fresh name for a value of a type."""
        for attempt in range(9):
            name = self._variable(kind) if attempt < 6 else self._variable(kind) + str(2 + int(self.random() * 9))
            if name not in self.used and name not in RESERVED:
                self.used.add(name)
                return name
        name = "v" + str(len(self.used))
        self.used.add(name)
        return name

    def _variable(self, kind):
        draw = (self.random() + self.manner) / 2 if self.random() < 0.7 else self.random()
        if draw < 0.33:
            return self.pick(CONVENTIONAL[kind])
        if draw < 0.45:
            return self.pick(SHORT)
        if draw < 0.52:
            return self.pick(GENERIC)
        if draw < 0.64:
            noun = self.pick(NOUNS)
            return plural(noun) if kind[0] in "ldSt" else noun
        if draw < 0.84:
            return self.compound(kind)
        if draw < 0.92:
            return self.invented()
        return self.letters()

    def compound(self, kind):
        noun = self.pick(NOUNS)
        if kind[0] in "ldSt" and self.random() < 0.6:
            noun = plural(noun)
        draw = self.random()
        if draw < 0.45:
            parts = [self.pick(ADJECTIVES), noun]
        elif draw < 0.7:
            parts = [self.pick(NOUNS), noun]
        elif draw < 0.8:
            parts = (
                [self.pick(CONVENTIONAL[kind]), noun]
                if self.random() < 0.5
                else [noun, self.pick(("count", "list", "map", "value", "index", "size", "str", "id"))]
            )
        elif draw < 0.88:
            parts = (
                [noun, "by", self.pick(NOUNS)]
                if kind[0] == "d"
                else [self.pick(("num", "cur", "max", "min", "total", "is", "last", "next", "tmp")), noun]
            )
        elif draw < 0.92:
            parts = [noun, self.pick(NOUNS), self.pick(NOUNS)]
        else:
            parts = [noun, str(1 + int(self.random() * 3))]
            return "".join(parts)
        return self.join(parts)

    def join(self, parts):
        if self.camel:
            return parts[0] + "".join(p.capitalize() for p in parts[1:])
        return "_".join(parts)

    def invented(self):
        return "".join([self.pick(SYLLABLES) for _ in range(2 + int(self.random() * 2))])

    def letters(self):
        name = "".join([self.pick(LETTERS) for _ in range(2 + int(self.random() * 6))])
        return name + self.pick("0123456789") if self.random() < 0.15 else name

    def function(self):
        draw = self.random()
        for _ in range(9):
            if draw < 0.55:
                name = self.join([self.pick(VERBS), self.pick(NOUNS)])
            elif draw < 0.68:
                name = self.pick(VERBS)
            elif draw < 0.8:
                name = self.join([self.pick(VERBS), self.pick(ADJECTIVES), plural(self.pick(NOUNS))])
            elif draw < 0.88:
                name = self.pick(NOUNS)
            elif draw < 0.94:
                name = self.pick(LETTERS) if self.random() < 0.6 else self.invented()
            else:
                name = self.pick(
                    ("func", "solve", "process", "helper", "run", "main_task", "compute", "test", "foo", "task_func")
                )
            if name not in self.used and name not in RESERVED:
                self.used.add(name)
                return name
            draw = self.random()
        return self.variable("a")

    def type(self):
        """A name for a class."""
        for _ in range(9):
            name = self.pick(NOUNS).capitalize() + (self.pick(NOUNS).capitalize() if self.random() < 0.4 else "")
            if name not in self.used:
                self.used.add(name)
                return name
        return self.variable("a").capitalize()
