from typing import NamedTuple


class Entry(NamedTuple):
    child: str
    pages: int
    stars: int = 3


def stamps(entry: Entry) -> int:
    """One stamp for each 50 pages begun, and one more for a review of 5 or 1 stars."""
    whole, rest = divmod(entry.pages, 50)
    extra = 1 if entry.stars in (1, 5) else 0
    return whole + (rest > 0) + extra


def collect(entries):
    cards: dict[str, list[int]] = {}
    for e in entries:
        cards.setdefault(e.child, []).append(stamps(e))
    return cards


def prize(n: int) -> str:
    for limit, thing in [(10, "book"), (6, "pencil case"), (3, "sticker")]:
        if n >= limit:
            return thing
    return "a friendly word"


def main() -> None:
    entries = [
        Entry("Abbe", 96, 5),
        Entry("Bela", 50),
        Entry("Abbe", 310),
        Entry("Caja", 12, 1),
        Entry("Bela", 201, 4),
        Entry(pages=49, child="Dodo"),
    ]
    cards = collect(entries)
    for child, got in sorted(cards.items(), key=lambda c: sum(c[1]), reverse=True):
        print(f"{child}: {'+'.join(map(str, got))} = {sum(got)} -> {prize(sum(got))}")
    pages = sum(e.pages for e in entries)
    print(pages, "pages,", sum(map(sum, cards.values())), "stamps")
    loved = [e for e in entries if e.stars >= 5]
    print(loved[0]._asdict(), len(loved))


main()
