import textwrap
from itertools import zip_longest

TASKS = [
    ("Paint the fence", "Ask Björn whether he still has the green paint from last year", 3),
    ("Taxes", "", 5),
    ("Call grandmother about the recipe", "before noon!", 1),
]
WIDTHS = (14, 22, 4)


def wrap_row(cells, widths):
    wrapped = [textwrap.wrap(str(c), w) or [""] for c, w in zip(cells, widths)]
    for parts in zip_longest(*wrapped, fillvalue=""):
        yield " | ".join(p.ljust(w) for p, w in zip(parts, widths)).rstrip(" ")


def render(rows, header, widths=WIDTHS):
    rule = "-+-".join("-" * w for w in widths)
    yield from wrap_row(header, widths)
    for row in rows:
        yield rule
        yield from wrap_row(row, widths)


def main():
    lines = list(render(TASKS, ("task", "note", "prio")))
    print("\n".join(lines))
    heights = [len(list(wrap_row(t, WIDTHS))) for t in TASKS]
    print(heights, sum(heights) + len(TASKS) + 1 == len(lines))
    narrow = [len(list(wrap_row(t, (6, 8, 1)))) for t in TASKS]
    print(narrow)
    urgent = sorted(TASKS, key=lambda t: t[2])[0]
    print(urgent[0], "-", urgent[1] or "no note")


if __name__ == "__main__":
    main()
