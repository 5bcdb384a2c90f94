from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Item:
    year: int
    title: str = field(compare=False)
    room: str = field(default="store", compare=False)


class Catalogue:
    def __init__(self, *items):
        self.items = sorted(items)

    def __getitem__(self, years):
        if isinstance(years, slice):
            low = years.start or -10 ** 4
            high = years.stop or 10 ** 4
            return [i for i in self.items if low <= i.year < high]
        return [i for i in self.items if i.year == years]

    def rooms(self):
        result = {}
        for item in self.items:
            result.setdefault(item.room, []).append(item.title)
        return result

    def neighbours(self, title):
        titles = [i.title for i in self.items]
        k = titles.index(title)
        return titles[k - 1] if k else None, titles[k + 1] if k + 1 < len(titles) else None


def main():
    c = Catalogue(
        Item(1889, "Cypresses", "2a"),
        Item(1642, "Guard", "1"),
        Item(-480, "Amphora"),
        Item(1889, "Irises", "2a"),
    )
    print([i.title for i in c[1600:1900]], len(c[:1000]))
    print([i.title for i in c[1889]], c[1700])
    print(c.rooms())
    print(c.neighbours("Guard"), c.neighbours("Amphora"))
    oldest, *_, newest = c.items
    print(newest.year - oldest.year, oldest < newest, Item(1642, "x") == Item(1642, "y"))
    try:
        c.neighbours("Mona Lisa")
    except ValueError as e:
        print(e)


main()
