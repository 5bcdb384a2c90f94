def pages(current, last, around=1):
    """1 ... 4 [5] 6 ... 20"""
    before = None
    for p in range(1, last + 1):
        if p in (1, last) or abs(p - current) <= around:
            if before is not None and p - before > 1:
                yield "..."
            yield f"[{p}]" if p == current else str(p)
            before = p


def links(current, last):
    def link(text, page):
        return f"{text}({page})" if 1 <= page <= last else text.lower()
    yield link("Prev", current - 1)
    yield from pages(current, last)
    yield link("Next", current + 1)


def slice_for(items, page, size):
    start = (page - 1) * size
    return items[start:start + size]


def main():
    for current, last in ((5, 20), (1, 3), (20, 20), (1, 1)):
        print(" ".join(links(current, last)))
    print(" ".join(pages(3, 9, around=2)))
    items = [f"item {n}" for n in range(1, 8)]
    last = -(-len(items) // 3)
    for page in range(1, last + 2):
        print(page, slice_for(items, page, 3))
    print(list(pages(2, 0)))


if __name__ == "__main__":
    main()
