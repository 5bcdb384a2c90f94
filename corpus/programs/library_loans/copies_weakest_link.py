class Title:
    all_titles = []

    def __init__(self, name):
        self.name = name
        self.copies = []
        Title.all_titles.append(self)

    def add_copy(self, *conditions):
        for c in conditions:
            self.copies.append(Copy(self, len(self.copies) + 1, c))
        return self

    def best(self):
        free = [c for c in self.copies if not c.loaned]
        return max(free, key=lambda c: c.condition, default=None)


class Copy:
    def __init__(self, title, number, condition):
        self.title = title
        self.number = number
        self.condition = condition
        self.loaned = False

    def lend(self):
        self.loaned = True
        return self

    def give_back(self, damage=1):
        self.loaned = False
        self.condition -= damage
        if self.condition <= 0:
            self.title.copies.remove(self)

    def __str__(self):
        return f"{self.title.name}#{self.number}({self.condition})"


def main():
    ronja = Title("Ronja").add_copy(5, 2)
    emil = Title("Emil").add_copy(1)
    first = ronja.best().lend()
    second = ronja.best().lend()
    print(first, second, ronja.best())
    first.give_back()
    second.give_back(damage=2)
    print([str(c) for c in ronja.copies])
    emil.best().lend().give_back()
    print(emil.copies, emil.best())
    print({t.name: len(t.copies) for t in Title.all_titles})
    third = emil.best().lend()
    print(third)


if __name__ == "__main__":
    main()
