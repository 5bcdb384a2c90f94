"""Writes operations on texts, lists and tuples in small steps (small_steps.py): item by item, or by counting."""
from ndbg_trace.intact import BUILTINS as __builtins__

# Most characters of the steps.
LONGEST_STEPS = 200
ITEMS = range(3, 25)
CHUNK = 5
# With more items, or further positions, the steps would not fit.
MOST_ITEMS, FURTHEST = 200, 100
SIMPLE = frozenset((int, float, str, bool, type(None)))
SEQUENCES = frozenset((list, tuple))
ORDERED = frozenset((int, str))


def added(items, *rest):
    """Each item and the sum so far."""
    if rest or type(items) not in SEQUENCES or len(items) not in ITEMS or any(type(item) is not int for item in items):
        return ""
    total, written = items[0], [str(items[0])]
    for item in items[1:]:
        total += item
        written.append(f"{item} {total}")
    return ", ".join(written)


def records(better):
    """The items that are better than all before them."""

    def steps(items, *rest):
        if (
            rest
            or type(items) not in SEQUENCES
            or len(items) not in range(5, 41)
            or any(type(item) is not int for item in items)
        ):
            return ""
        written = [items[0]]
        for item in items:
            if better(item, written[-1]):
                written.append(item)
        return " ".join(map(str, written))

    return steps


def compared(one, other):
    """The common beginning of both, and how each goes on."""
    kind = type(one)
    if kind is not type(other) or not countable(one, 1) or not countable(other, 1) or len(one) == len(other) == 1:
        return ""
    if kind is not str and not ORDERED.issuperset(map(type, (*one, *other))):
        return ""
    same = next((place for place, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    parts = (one[:same], one[same : same + 1], other[same : same + 1])
    return " ".join(repr(part) for part in parts[0 if same else 1 :])


def countable(items, least):
    if type(items) is not str and type(items) not in SEQUENCES or not least <= len(items) <= MOST_ITEMS:
        return False
    return type(items) is str or all(
        type(item) in SIMPLE and (type(item) is not str or len(item) <= LONGEST_STEPS) for item in items
    )


def counted(items, until, closed=True):
    """The first `until` items in groups of five, each with the count so far; a last smaller group only if `closed`."""
    written = []
    for start in range(0, until, CHUNK):
        end = min(start + CHUNK, until)
        written.append(
            f"{items[start:end]!r} {end}"
            if closed or end - start == CHUNK and end < until
            else f"{items[start:end]!r}"
        )
    return ", ".join(written)


def length(items):
    return counted(items, len(items)) if countable(items, 10) and len(items) <= 60 else ""


def item(items, index):
    """The items up to the wanted one, which comes last; counted from the end for a negative index."""
    if type(index) is not int:
        return ""
    if -FURTHEST <= index <= -3:
        return counted(items[::-1], -index, closed=False) if countable(items, 4) and -index <= len(items) else ""
    if not 6 <= index <= FURTHEST or not countable(items, 8) or index >= len(items):
        return ""
    return counted(items, index + 1, closed=False)


def sliced(items, first, last):
    """The items up to the slice's beginning, or to its end if it begins at the start."""
    if any(type(bound) not in (int, type(None)) for bound in (first, last)):
        return ""
    place = first or last
    if place is None or not 6 <= place <= FURTHEST or not countable(items, 8) or place >= len(items):
        return ""
    return counted(items, place)


def occurrences(items, wanted, *rest):
    """The items up to each occurrence, with the number of occurrences so far."""
    if rest or not countable(items, 6):
        return ""
    if type(items) is str and (type(wanted) is not str or not wanted):
        return ""
    written, start, size, characters = [], 0, len(wanted) if type(items) is str else 1, 0
    while characters <= LONGEST_STEPS:
        try:
            end = items.index(wanted, start) + size
        except ValueError:
            break
        written.append(f"{items[start:end]!r} {len(written) + 1}")
        characters += len(written[-1])
        start = end
    return ", ".join(written)


def tally(items):
    """Each item, and how often it has come up so far."""
    met = {}
    for item in items:
        met[item] = met.get(item, 0) + 1
        yield item, met[item]


def tallied(items, *rest):
    """The same, for `Counter`; for a string, each character is written as it is."""
    if rest or not countable(items, 5) or not ORDERED.issuperset(map(type, items)):
        return ""
    if type(items) is str:
        return " ".join(f"{repr(character)[1:-1]}{count}" for character, count in tally(items))
    return ", ".join(f"{item!r} {count}" for item, count in tally(items))


def is_tally(counter, items):
    """Whether a Counter counts these items. None is made to compare: that runs Python code of a class that a program
    may change."""
    written = list(dict.items(counter))
    return all(type(item) in ORDERED and type(count) is int for item, count in written) and written == list(
        dict(tally(items)).items()
    )


def sorted_in(find):
    """The items before the place where it belongs, counted."""

    def steps(items, wanted):
        if not countable(items, 4) or {type(wanted)} != set(map(type, items)) or type(wanted) not in ORDERED:
            return ""
        place = find(items, wanted)
        return counted(items, place) if place <= FURTHEST else ""

    return steps


def up_to(find):
    """The items before the place, counted."""

    def steps(items, wanted, *rest):
        if rest or not countable(items, 8) or (type(items) is str and type(wanted) is not str):
            return ""
        place = find(items, wanted)
        return counted(items, place) if 6 <= place <= FURTHEST else ""

    return steps


def of_module(home, tell, function):
    """The same for a function read from its module: the module is an operand too."""

    def steps(module, *operands):
        return tell(*operands) if module is home else ""

    return steps, lambda _module, *operands: function(*operands)


def first_place(items, wanted):
    if type(items) is str:
        return items.find(wanted)
    return items.index(wanted) if wanted in items else -1


def last_place(items, wanted):
    return items.rfind(wanted) if type(items) is str else -1


# Operations whose first operand is their module.
