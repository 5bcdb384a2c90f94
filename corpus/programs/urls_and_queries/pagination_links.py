from dataclasses import dataclass
from math import ceil


@dataclass
class Page:
    items: list
    number: int
    last: int

    @property
    def has_next(self):
        return self.number < self.last

    def links(self, base, around=1):
        shown = {1, self.last} | {n for n in range(self.number - around, self.number + around + 1) if 1 <= n <= self.last}
        previous = 0
        for n in sorted(shown):
            if n - previous > 1:
                yield "…"
            yield f"[{n}]" if n == self.number else f"{base}?page={n}"
            previous = n


def paginate(items, number, size=3):
    last = max(1, ceil(len(items) / size))
    if not 1 <= number <= last:
        raise LookupError(f"page {number} of {last}")
    start = (number - 1) * size
    return Page(items[start:start + size], number, last)


def main():
    fruits = "apple banana cherry date elder fig grape honeydew iris jackfruit".split()
    for n in (1, 3, 4):
        p = paginate(fruits, n)
        print(p.items, *p.links("/f"))
    page = paginate(fruits, 1, size=4)
    everything = list(page.items)
    while page.has_next:
        page = paginate(fruits, page.number + 1, size=4)
        everything += page.items
    print(everything == fruits, page.number)
    print(paginate([], 1), list(paginate(fruits, 8, size=1).links("", around=2)))
    try:
        paginate(fruits, 0)
    except LookupError as e:
        print(e)


main()
