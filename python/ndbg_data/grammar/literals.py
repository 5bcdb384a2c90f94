"""Literals of the code: drawn from the program's theme, and noted as demands on the parameter they meet."""
from ..values import ELEMENT, KEYED
from .template import ATOM

STRING_METHODS = ("upper", "lower", "strip", "title", "capitalize", "swapcase", "upper", "lower", "lstrip", "rstrip", "casefold")
PREDICATES = ("isdigit", "isalpha", "isupper", "islower", "isalnum", "isspace", "isdigit", "isalpha")
CLASSES = ("aeiou", "AEIOU", "aeiouAEIOU", "0123456789", ".,!?", " ,", "abc", "xyz", "+-*/", "02468", "()[]{}", "aeio", "\t\n ")
FORMATS = {
    "fmt1": ("{}!", "<{}>", "{0}-{0}", "[{:>8}]", "{!r}", "{:*^9}", "{:.3}", "Hello {}", "({})", "{:<6}|", "{0[0]}", "a {} b"),
    "pct1": ("%s", "<%s>", "%10s", "%-8s|", "%r", "'%s'", "%s.", "%.2s", "name: %s"),
    "fmti": ("{}", "{:d}", "{:05d}", "{:,}", "{:x}", "{:b}", "#{}", "{:>6}", "{:+}", "{0}/{0}", "{:<4}|", "{:o}", "{:08b}", "{:#x}"),
    "pcti": ("%d", "%05d", "%x", "%s", "%+d", "%d%%", "n=%d", "%o", "%4d|", "%i"),
    "ispec": ("d", "05d", ",", "x", "b", "X", "+", "08b", ">6", "_", "#x", "o", "e", "^7"),
    "fmtf": ("{:.2f}", "{:.1f}", "{}", "{:8.3f}", "{:.0f}", "{:e}", "{:.1%}", "{:g}", "{:,.2f}", "{:+.1f}"),
    "pctf": ("%.2f", "%.1f", "%d", "%f", "%5.1f", "%e", "%g", "%s", "%.0f%%"),
    "fspec": (".2f", ".1f", ".3f", "e", "g", "%", "8.2f", ",.1f", ".0f"),
    "salign": (">10", "<8", "^9", "*^11", "-<6", ".4", "s", "_>7"),
    "digit": ("0", "5", "7", "1", "00"),
    "agg": ("sum", "list", "tuple", "sorted"), "bool": ("True", "False"),
    "error": ("None", "IndexError", "ZeroDivisionError", "ValueError"),
    "smethod": STRING_METHODS, "pred": PREDICATES,
}
BARE = ("smethod", "pred", "agg", "bool", "error")
FILLS = ("*", "-", "0", "_", ".", " ", "=", "#", "x", "+", "~")


def quoted(text, quote):
    shown = repr(text)
    if quote == '"' and shown[0] == "'" and '"' not in shown:
        return '"' + shown[1:-1] + '"'
    return shown


def show(value, quote="'"):
    """The text of a value: as `repr`, with the program's quotes, and sets in one order whatever the hash seed."""
    kind = value.__class__
    if kind is str:
        return quoted(value, quote)
    if kind is list:
        return "[" + ", ".join([show(v, quote) for v in value]) + "]"
    if kind is dict:
        return "{" + ", ".join([show(k, quote) + ": " + show(v, quote) for k, v in value.items()]) + "}"
    if kind is tuple:
        return "(" + ", ".join([show(v, quote) for v in value]) + (",)" if len(value) == 1 else ")")
    if kind is set:
        return "{" + ", ".join(sorted([show(v, quote) for v in value])) + "}" if value else "set()"
    if kind is frozenset:
        return "frozenset(" + (show(set(value), quote) if value else "") + ")"
    return repr(value)


def plain(writer, text):
    """A text that can stand inside an f-string's quotes."""
    return "".join([c for c in text if c not in "'\"\\{}\n\t"]) or "x"


def demand(writer, role, value):
    if writer.root is not None and len(writer.root.demands) < 14:
        writer.root.demands.append((role, value))


def borrowed(writer, role, share):
    """A text variable in a literal's place: the parameter then has to match what it is looked for in."""
    if writer.random() > share:
        return None
    v = writer.variable("s", writer.about)
    if v is None:
        v = writer.variable("c", writer.about)
    if v is None:
        return None
    if v.parameter is not None and v.parameter is not writer.root:
        demand(writer, role, v.parameter)
        if role in ("sub", "pre", "suf", "strip", "lstrip", "rstrip", "sep", "c"):
            v.parameter.demands.append(("short", None))
    return v.name


def piece(writer):
    """A short text that the theme's texts are likely to hold."""
    theme, draw = writer.theme, writer.random()
    if draw < 0.55:
        return theme.chars[int(writer.random() * 3)]
    word = theme.words[int(writer.random() * 5)]
    if draw < 0.75 and len(word) > 2:
        at = int(writer.random() * (len(word) - 1))
        return word[at:at + 2]
    if draw < 0.88 and word:
        return word
    return theme.sep if draw < 0.95 else " "


def text(writer, role):
    theme, random = writer.theme, writer.random
    options = FORMATS.get(role)
    if options is not None:
        chosen = options[int(random() * len(options))]
        return (chosen if role in BARE else writer.quoted(chosen)), ATOM
    if role in ("sub", "c", "strip", "lstrip", "rstrip", "pre", "suf"):
        name = borrowed(writer, role, 0.34)
        if name is not None:
            return name, ATOM
        if role == "sub":
            value = piece(writer)
        elif role == "c":
            value = theme.chars[int(random() * 3)]
        elif role in ("pre", "suf"):
            word = theme.words[int(random() * 5)]
            size = 1 + int(random() * 3)
            value = (word[:size] if role == "pre" else word[-size:]) if random() < 0.8 else word
            value = value or "a"
        else:
            value = theme.chars[0] + theme.chars[1] if random() < 0.5 else writer.pick((theme.sep, "xy", " .", "-", "!?", "0", theme.chars[2]))
        demand(writer, role, value)
        return writer.quoted(value), ATOM
    if role == "sep":
        name = borrowed(writer, role, 0.12)
        if name is not None:
            return name, ATOM
        value = theme.sep if random() < 0.85 else writer.pick((",", " ", "-", "a", "\n", ":"))
        demand(writer, role, value)
        return writer.quoted(value), ATOM
    if role == "new":
        name = borrowed(writer, "new", 0.22)
        if name is not None:
            return name, ATOM
        return writer.quoted(writer.pick((piece(writer), "", "_", "-", theme.word(), "*", " ", "x", "!", theme.chars[0]))), ATOM
    if role == "w" or role == "k1" or role == "k2":
        return writer.quoted(theme.words[int(random() * 5)] if random() < 0.5 else theme.word()), ATOM
    if role == "eq":
        value = theme.words[int(random() * 5)]
        demand(writer, "eq", value)
        return writer.quoted(value or "a"), ATOM
    if role in ("key", "has"):
        return member(writer, role)
    if role == "two":
        if random() < 0.35:
            value = writer.pick(CLASSES)
        else:
            value = theme.chars[0] + theme.chars[1] + (theme.chars[2] if random() < 0.4 else "")
        demand(writer, "sub", value[int(random() * len(value))])
        writer.two = value
        return writer.quoted(value), ATOM
    if role == "other":
        letters = "xyzXYZ0123456789_*-"
        return writer.quoted("".join([letters[int(random() * 19)] for _ in writer.two])), ATOM
    if role == "pre1":
        value = theme.chars[0]
        demand(writer, "pre", value)
        return writer.quoted(value), ATOM
    if role == "fmtmap":
        known = [k for k in theme.keys if k.isidentifier()]
        key = known[int(random() * len(known))] if known else "name"
        demand(writer, "key", key)
        demand(writer, "key", key)
        return writer.quoted(writer.pick(("{%s}", "<{%s}>", "{%s}!", "value: {%s}", "{%s} and {%s}", "{%s:>8}")).replace("%s", key)), ATOM
    if role == "fill":
        return writer.quoted(writer.pick(FILLS)), ATOM
    if role == "ident":
        return writer.names.pick(("extra", "total", "name", "size", "last", "key", "x", "other")), ATOM
    value = (theme.chars[0] if role == "bsub" else plain(writer, theme.word())).encode("ascii", "replace")
    demand(writer, "bsub", value)
    return repr(value), ATOM


def member(writer, role):
    """A key or element to look up in the receiver: of its type, and planted in its inputs."""
    kind = KEYED.get(writer.kind, ("s",))[0] if role == "key" else ELEMENT.get(writer.kind, "a")
    if writer.random() < 0.36:
        v = writer.variable(kind, writer.about)
        if v is not None:
            if v.parameter is not None and v.parameter is not writer.root:
                demand(writer, role, v.parameter)
            return v.name, ATOM
    value = writer.theme.key(kind) if role == "key" else writer.theme.of(kind)
    if kind == "s" and role == "has":
        value = writer.theme.words[int(writer.random() * 5)]
    demand(writer, role, value)
    shown = writer.show(value)
    return shown, (14 if shown[0] == "-" else ATOM)


RANGES = {"1": (1, 4), "0": (0, 3), "m": (2, 4), "bit": (0, 2), "len": (2, 6), "w": (5, 10), "base": (2, 9), "big": (7, 990), "bits": (1, 60), "i10": (3, 17)}


def number(writer, role):
    random = writer.random
    if role in ("0", "x", "w", "len") and random() < 0.2:
        v = writer.variable("i", writer.about)
        if v is not None and v.parameter is not None and v.name == v.parameter.name:
            v.parameter.demands.append(("small", None))
            return v.name, ATOM
    if role in RANGES:
        low, width = RANGES[role]
        value = low + int(random() * width)
    elif role == "x":
        value = int(random() * 6) - 3
    elif role == "neg":
        value = -1 - int(random() * 4)
    elif role == "f":
        return repr(writer.pick((0.5, 1.5, 2.0, 0.1, 2.5, 10.0, 0.25, 3.14, 1.1, 100.0))), ATOM
    else:
        value = writer.theme.ints[int(random() * 5)] if random() < 0.7 else writer.theme.int()
        if role == "ival":
            demand(writer, "ival", value)
    return str(value), (ATOM if value >= 0 else 14)


def section(writer):
    """The inside of a slice, of every combination of signs."""
    random = writer.random
    draw = random()
    if draw < 0.2:
        return f"{1 + int(random() * 3)}:"
    if draw < 0.36:
        return f":{1 + int(random() * 4)}"
    if draw < 0.48:
        return f":-{1 + int(random() * 3)}"
    if draw < 0.56:
        return f"-{1 + int(random() * 3)}:"
    if draw < 0.68:
        low = int(random() * 3)
        return f"{low}:{low + 1 + int(random() * 4)}"
    if draw < 0.76:
        return f"{int(random() * 3)}::{2 + int(random() * 2)}"
    if draw < 0.82:
        return f"::{2 + int(random() * 2)}"
    if draw < 0.86:
        return "::-1"
    if draw < 0.93:
        v = writer.variable("i", writer.about)
        if v is not None:
            return v.name + ":" if random() < 0.5 else ":" + v.name
    bound = lambda: "" if random() < 0.3 else str(int(random() * 9) - 4)
    return f"{bound()}:{bound()}:{writer.pick((-1, 1, 2, -2, 3, -3))}"


def value(writer, kind):
    """A literal of a type, as an expression."""
    random, theme = writer.random, writer.theme
    if kind == "i":
        return number(writer, "i" if random() < 0.5 else "1")
    if kind == "s" or kind == "c":
        return writer.quoted(theme.chars[int(random() * 3)] if kind == "c" else theme.words[int(random() * 5)]), ATOM
    if kind == "f":
        return number(writer, "f")
    if kind == "b":
        if writer.scope and random() < 0.8:
            return writer.made_of(writer.scope[int(random() * len(writer.scope))], "b", 0)
        return writer.pick(("True", "False")), ATOM
    made = theme.of(kind)
    if kind[0] in "ldS" and len(made) > 3:
        made = dict(list(made.items())[:2]) if kind[0] == "d" else set(sorted(made)[:3]) if kind[0] == "S" else made[:3]
    return writer.show(made), ATOM
