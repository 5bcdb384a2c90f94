class Item:
    def __init__(self, title, pages):
        self.title = title
        self.pages = pages

    def count(self):
        return 1

    def total_pages(self):
        return self.pages

    def lines(self, indent=""):
        yield f"{indent}- {self.title} ({self.pages} p.)"


class Collection:
    def __init__(self, title, *parts):
        self.title = title
        self.parts = list(parts)

    def count(self):
        return sum(p.count() for p in self.parts)

    def total_pages(self):
        return sum(p.total_pages() for p in self.parts)

    def lines(self, indent=""):
        yield f"{indent}+ {self.title} [{self.count()}]"
        for part in self.parts:
            yield from part.lines(indent + "  ")

    def __lshift__(self, part):
        self.parts.append(part)
        return self


def main():
    trilogy = Collection("Earthsea", Item("Wizard", 205), Item("Tombs", 163), Item("Shore", 223))
    home = Collection("Home", trilogy, Item("Atlas", 96))
    print(*home.lines(), sep="\n")
    home << Item("Comic", 48) << Collection("Empty box")
    print(home.count(), home.total_pages())
    thick = max(trilogy.parts, key=Item.total_pages)
    print(thick.title, round(trilogy.total_pages() / trilogy.count(), 1))
    print(list(home.parts[-1].lines()))
    cm = home.total_pages() / 100 * 0.9
    print(f"{cm:.1f} cm of shelf")


if __name__ == "__main__":
    main()
