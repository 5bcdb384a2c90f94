"""Loads the tables of templates: what can be made of a type (OF), what can be done about one (ON)."""
import re

from ..values import ELEMENT, KEYED
from . import of_collections, of_numbers, of_text, on_types
from .template import parse


def settle(text, kind):
    """A template or type for one of the types that its section names."""
    key, value = KEYED.get(kind, ("?", "?"))
    text = text.replace("$T", kind).replace("$E", ELEMENT.get(kind, "?")).replace("$K", key).replace("$V", value)
    return text.replace("=lq}", "=la}").replace("=lp0}", "=la}")


def expressions(tables):
    """(from, to) → templates, each as often as its weight."""
    found = {}
    for table in tables:
        sources, target = [], ""
        for line in table.strip().splitlines():
            if line.startswith("## "):
                left, target = line[3:].split(" > ")
                sources = left.split()
                continue
            weight, text = re.fullmatch(r"(?:(\d+)  )?(.*)", line).groups()
            for kind in sources:
                pair = (kind, settle(target, kind))
                made = parse(settle(text, kind), f"{pair[0]} > {pair[1]}")
                made.weight = int(weight or 2)
                found.setdefault(pair, []).extend([made] * made.weight)
    return found


def statements(table):
    """type → templates, each as often as its weight."""
    found = {}
    for section in re.split(r"^## ", table, flags=re.M)[1:]:
        header, _, rest = section.partition("\n")
        for block in re.split(r"\n\s*\n", rest.strip("\n")):
            weight = 2
            if block.startswith("%"):
                head, _, block = block.partition("\n")
                weight = int(head[1:]) * 2
            for kind in header.split():
                made = parse(settle(block, kind), f"## {kind}")
                made.weight = weight
                found.setdefault(kind, []).extend([made] * weight)
    return found


OF = expressions([of_text.TABLE, of_numbers.TABLE, of_collections.TABLE])
ON = statements(on_types.TABLE)
IN_LOOP = statements(on_types.LOOP)
TARGETS = {}
for (source, target), _ in OF.items():
    TARGETS.setdefault(source, []).append(target)


def _between():
    """(from, to) → types through which a chain of two may go; a step within one type is the likeliest."""
    found = {}
    for source in TARGETS:
        for target in {t: None for _, t in OF}:
            middles = []
            for middle in TARGETS[source]:
                if (middle, target) in OF and middle not in ("a", "b", "n", "f"):
                    middles += [middle] * (4 if middle in (source, target) else 1)
            if middles:
                found[source, target] = middles
    return found


BETWEEN = _between()
