class Page:
    def __init__(self, number, text, **choices):
        self.number = number
        self.text = text
        self.choices = choices

    @property
    def is_end(self):
        return not self.choices


BOOK = {p.number: p for p in (
    Page(1, "A fork in the road.", left=7, right=12),
    Page(7, "A bridge, and a troll.", pay=20, fight=3),
    Page(12, "A village inn.", sleep=1, eat=20),
    Page(3, "You are eaten."),
    Page(20, "You reach the castle."),
)}


def read(decisions, limit=8):
    page = BOOK[1]
    pages = [1]
    for decision in decisions:
        page = BOOK[page.choices[decision]]
        pages.append(page.number)
        if page.is_end or len(pages) == limit:
            break
    return page, pages


def unreachable():
    targets = {1} | {n for p in BOOK.values() for n in p.choices.values()}
    return set(BOOK) - targets


def main():
    for decisions in (["left", "fight"], ["right", "sleep", "left", "pay"], ["right", "sleep"] * 5):
        page, pages = read(decisions)
        print(pages, page.text if page.is_end else "... to be continued")
    print("unreachable:", unreachable() or "none")
    ends = [p.number for p in BOOK.values() if p.is_end]
    print("ends:", ends)
    try:
        read(["left", "swim"])
    except KeyError as e:
        print("there is no choice", e)


main()
