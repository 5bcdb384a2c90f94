from itertools import groupby
from operator import itemgetter

rows = [
    ("fruit", "apple", 30),
    ("fruit", "pear", 25),
    ("dairy", "milk", 18),
    ("dairy", "butter", 22),
    ("bakery", "rolls", 40),
]


def with_subtotals(rows):
    """Yield the rows, a subtotal after each group, and a grand total."""
    grand = 0
    for group, members in groupby(rows, key=itemgetter(0)):
        members = list(members)
        yield from members
        subtotal = sum(map(itemgetter(2), members))
        grand += subtotal
        if len(members) > 1:
            yield group, "subtotal", subtotal
    yield "", "TOTAL", grand


def render(rows):
    last = None
    for group, item, amount in rows:
        shown = "" if group == last else group
        last = group
        yield f"{shown:<8}{item:<10}{amount:>5}"


for line in render(with_subtotals(rows)):
    print(line)

*_, (_, _, grand) = with_subtotals(rows)
print(grand == sum(r[2] for r in rows))
heads = [g for g, _ in groupby(sorted(rows, key=itemgetter(2)), key=itemgetter(0))]
print(heads)
