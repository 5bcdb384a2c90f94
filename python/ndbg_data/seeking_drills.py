"""Drills of what is looked for in texts that may be long, and of lists that are changed by their own methods.

`on_places`: where something stands in a text, how often, whether; what the text is cut into there. `on_lists`: one to four changes of a
list, at times under two names. Both are built along an example, so that what is asked meets what is there.
"""
import re

from .grammar.writer import Parameter
from .texts import MARKS, WIDE

LONG, ITEMS = 60, 12
TESTS = ("isalpha", "isdigit", "isupper", "islower", "istitle", "isalnum", "isascii", "isspace", "isnumeric", "isidentifier")
ENDINGS = ("", "", "", ".", "!", "?", "...", " - ", ", ")


class Places:
    """A text, and pieces to look for in it."""

    def __init__(self, w):
        self.w, self.random, self.pick = w, w.random, w.pick
        self.manner = w.random()
        self.pool = [w.pick(WIDE) for _ in range(2 + int(w.random() * 4))]

    def text(self):
        """Prose, few characters many times, or any characters; mostly longer than drills of single characters have."""
        random, draw = self.random, self.manner
        size = 3 + int(random() * random() * (LONG - 2))
        if draw < 0.45:
            made = ""
            while len(made) < size:
                word = self.w.theme.word()
                made += (" " if made and random() < 0.85 else "") + (word.capitalize() if random() < 0.25 else word) + self.pick(ENDINGS)
        elif draw < 0.75:
            made = "".join([self.pick(self.pool) for _ in range(size)])
        else:
            made = "".join([self.pick(WIDE) for _ in range(size)])
        return made[:size] if random() < 0.97 else ""

    def piece(self, text):
        """What stands in a text once or often, at its ends; something near to it; or nothing of it."""
        random, draw = self.random, self.random()
        if not text or draw < 0.12:
            return self.pick(MARKS) if random() < 0.5 else self.pick(self.pool) + self.pick(self.pool)
        size = self.pick((1, 1, 1, 1, 2, 2, 3, 4))
        at = 0 if draw < 0.25 else max(0, len(text) - size) if draw < 0.38 else int(random() * len(text))
        found = text[at:at + size]
        if draw > 0.92:
            return found.swapcase() if found.swapcase() != found else found + self.pick(self.pool)
        return found


def asked(p, text, name, piece):
    """Code that asks about a text and a piece: (weight, code), of names or literals."""
    n = len(text)
    low = int(p.random() * (n + 1))
    high = low + int(p.random() * (n - low + 1))
    return (
        (5, f"{name}.find({piece})"), (4, f"{name}.rfind({piece})"), (4, f"{name}.index({piece})"), (3, f"{name}.rindex({piece})"),
        (6, f"{name}.count({piece})"), (2, f"{name}.find({piece}, {low})"), (4, f"{name}.startswith({piece})"), (4, f"{name}.endswith({piece})"),
        (4, f"{piece} in {name}"), (3, f"{piece} not in {name}"), (4, f"{name}.split({piece})"), (2, f"{name}.split()"), (2, f"{name}.rsplit({piece}, 1)"),
        (3, f"{name}.partition({piece})"), (3, f"{name}.rpartition({piece})"), (5, f"{name}.replace({piece}, {p.w.quoted(p.piece(text))})"),
        (2, f"{name}.replace({piece}, '')"), (2, f"{name}.replace({piece}, {p.w.quoted(p.piece(text))}, 1)"), (3, f"{name}.strip({piece})"),
        (3, f"{name}.rstrip({piece})"), (3, f"{name}.lstrip({piece})"), (3, f"{name}.removeprefix({piece})"), (2, f"{name}.removesuffix({piece})"),
        (4, f"len({name})"), (3, f"{name}[{low}:{high}]"), (3, f"{name}[-{high}:]"), (2, f"{name}[:{low}] + {name}[{high}:]"), (2, f"{name}[{max(0, low - 1)}]"),
        (6, f"{name}.{p.pick(TESTS)}()"), (2, f"{name} == {p.w.quoted(text)}"), (2, f"{name} < {piece}"), (2, f"list({name})"), (2, f"{name}.capitalize()"),
        (2, f"{name}.title()"), (2, f"{name}.swapcase()"), (2, f"{name}.upper() == {name}"), (2, f"''.join(reversed({name}))"), (2, f"{name}[::-1]"),
        (2, f"{name}.index({piece}) + 1"), (2, f"{name}[{name}.find({piece}) + 1:]"), (2, f"{name}[:{name}.index({piece})]"), (1, f"{name}.splitlines()"),
        (1, f"{name}.encode()"), (1, f"ord({name}[0])"), (1, f"max({name})"), (1, f"sorted(set({name}))"), (1, f"len(set({name}))"), (1, f"{name} * 2"),
    )  # fmt: skip


def is_test(code):
    """Does it come to True or False?"""
    return any(mark in code for mark in (" in ", " not in ", " == ", " < ", "swith(", ".is"))


def drawn(p, table):
    place = p.random() * sum([weight for weight, _ in table])
    for weight, code in table:
        place -= weight
        if place < 0:
            return code
    return table[-1][1]


def on_places(w):
    """A drill: lines, parameters, and a function that makes arguments, the example's first."""
    p = Places(w)
    text = p.text()
    name, other = w.names.variable("s"), w.names.variable("s")
    piece = p.piece(text)
    is_given = w.random() < 0.55
    code = drawn(p, asked(p, text, name, other if is_given else w.quoted(piece)))
    draw, made = w.random(), w.names.variable("i")
    if draw < 0.5:
        lines = [f"return {code}"]
    elif draw < 0.75:
        lines = [f"{made} = {code}", f"return {made}"]
    elif draw < 0.9 or is_test(code):
        while not is_test(code):
            code = drawn(p, asked(p, text, name, other if is_given else w.quoted(piece)))
        lines = [f"if {code}:", "    return " + w.pick(("'yes'", "1", f"{name}[1:]", "True")), "return " + w.pick((name, "0", "None", "'no'"))]
    else:
        second = drawn(p, asked(p, text, name, other if is_given else w.quoted(p.piece(text))))
        lines = [f"{made} = {code}", f"return {made}, {second}"]
    params = [Parameter(name, "s"), *([Parameter(other, "s")] if is_given and re.search(rf"\b{other}\b", "\n".join(lines)) else [])]
    example = [[text, piece][:len(params)]]

    def give():
        if example:
            return example.pop()
        # Another text, or the same one that is asked for something else.
        found = text if len(params) > 1 and w.random() < 0.4 else p.text()
        if len(params) == 1 and found and w.random() < 0.6:
            at = int(w.random() * len(found))
            found = found[:at] + piece + found[at:]
        return [found, p.piece(found)][:len(params)]

    return lines, params, give


class Items:
    """A list of one kind of things, and what can be done to it."""

    def __init__(self, w):
        self.w, self.random, self.pick = w, w.random, w.pick
        self.kind = w.pick(("li", "li", "li", "ls", "ls", "characters", "pairs", "la"))

    def item(self):
        random, theme = self.random, self.w.theme
        if self.kind == "li":
            return theme.pick(theme.ints) if random() < 0.6 else int(random() * 100) - (50 if random() < 0.2 else 0)
        if self.kind == "characters":
            return self.pick(WIDE)
        if self.kind == "pairs":
            return (theme.word(), int(random() * 20))
        return theme.word() if self.kind == "ls" else theme.any()

    def items(self):
        return [self.item() for _ in range(int(self.random() * (ITEMS + 1)))]

    def shown(self, now):
        """An item as code: one that is there, rather, or another."""
        return self.w.show(self.pick(now) if now and self.random() < 0.7 else self.item())

    def place(self, now, beyond=0):
        """An index into it, from either end."""
        size = max(1, len(now) + beyond)
        at = int(self.random() * size)
        return at - size if self.random() < 0.25 else at


def changes(d, name, now):
    """Code that changes a list: (weight, code)."""
    at, low = d.place(now), int(d.random() * (len(now) + 1))
    high = low + int(d.random() * 4)
    one, two = d.shown(now), d.shown(now)
    found = (
        (6, f"{name}.pop()"), (7, f"{name}.pop({at})"), (4, f"{name}.pop(0)"), (8, f"{name}.insert({d.place(now, 2)}, {one})"), (4, f"{name}.append({one})"),
        (6, f"{name}.reverse()"), (4, f"{name}.extend([{one}, {two}])"), (2, f"{name}.extend({name}[:{low}])"), (4, f"{name} += [{one}]"),
        (5, f"{name}[{at}] = {one}"), (3, f"{name}[{low}:{high}] = [{one}]"), (3, f"{name}[{low}:{low}] = ({one},)"), (4, f"del {name}[{at}]"),
        (3, f"del {name}[{low}:{high}]"), (3, f"{name}[:] = {name}[::-1]"), (3, f"{name} = {name}[{low}:] + {name}[:{low}]"), (2, f"{name} *= 2"),
        (3, f"{name}[0], {name}[-1] = {name}[-1], {name}[0]"), (3, f"{name}.insert({low}, {name}.pop(0))"), (2, f"{name}.append({name}[{at}])"), (1, f"{name}.clear()"),
        (3, f"{name} = {name} + [{one}]"), (2, f"{name} = list(reversed({name}))"), (2, f"{name} = {name}[::2]"), (2, f"{name}[{at}:] = []"),
    )  # fmt: skip
    if d.kind != "la":
        found += ((6, f"{name}.sort()"), (4, f"{name}.sort(reverse=True)"), (3, f"{name} = sorted({name})"))
    if now:
        found += ((5, f"{name}.remove({d.w.show(d.pick(now))})"), (3, f"{name}.pop({name}.index({d.w.show(d.pick(now))}))"))
    return found


def on_lists(w):
    """A drill: lines, parameters, and a function that makes arguments, the example's first."""
    d = Items(w)
    now = d.items()
    name, other = w.names.variable("li"), w.names.variable("li")
    start, lines = list(now), []
    draw = w.random()
    if draw < 0.12:
        # Two names, one list.
        lines.append(f"{other} = {name}")
    elif draw < 0.24:
        lines.append(f"{other} = {w.pick((f'{name}.copy()', f'{name}[:]', f'list({name})'))}")
    elif draw < 0.3:
        lines.append(f"{other} = [{name}]")
    for _ in range(w.pick((1, 1, 2, 2, 3, 4))):
        code = drawn(d, changes(d, name, now))
        try:
            space = {name: list(now)}
            exec(code, space)
        except (IndexError, ValueError, TypeError):
            if w.random() < 0.9:
                continue
        else:
            if len(space[name]) > ITEMS + 4:
                continue
            now = space[name]
        lines.append(code)
    if len(lines) == (draw < 0.3):
        lines.append(f"{name}.append({d.shown(now)})")
    if draw < 0.3:
        lines.append(f"return {w.pick((f'{name}, {other}', other))}")
    else:
        lines.append(f"return {w.pick((name, name, name, f'len({name})', f'{name}[-1:]', f'{name}[::-1]'))}")
    example, body = [[start]], compile("\n".join(lines[:-1]), "<drill>", "exec")

    def another():
        if w.random() < 0.5 and len(start) > 1:
            at = int(w.random() * len(start))
            return start[at:] + start[:at] + ([d.item()] if w.random() < 0.4 else [])
        return d.items()

    def give():
        if example:
            return example.pop()
        # Mostly one on which nothing is missing.
        for _ in range(6):
            found = another()
            try:
                exec(body, {name: list(found)})
            except (IndexError, ValueError, TypeError):
                if w.random() < 0.05:
                    break
            else:
                break
        return [found]

    return lines, [Parameter(name, "li")], give
