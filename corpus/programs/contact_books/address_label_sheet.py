from itertools import zip_longest


class Label:
    def __init__(self, *lines):
        self.lines = [l for l in lines if l]

    @property
    def width(self):
        return max(map(len, self.lines))

    def padded(self, width, height):
        for i in range(height):
            yield (self.lines[i] if i < len(self.lines) else "").ljust(width)


def sheet(labels, columns=2, gap=2):
    width = max(l.width for l in labels)
    height = max(len(l.lines) for l in labels)
    for i in range(0, len(labels), columns):
        row = labels[i:i + columns]
        for parts in zip(*(l.padded(width, height) for l in row)):
            yield (" " * gap).join(parts).rstrip()
        yield "-" * (width * columns + gap * (columns - 1))


def main():
    people = [
        ("Fam. Straß", "z. Hd. Omi", "Größenweg 3", "6020 Innsbruck"),
        ("M. Dupont", "", "Rue du Café 8", "4000 Liège"),
        ("Tove", "", "Box 12", "Ii"),
    ]
    labels = [Label(*p) for p in people]
    for line in sheet(labels):
        print(line)
    print([l.width for l in labels], sum(len(l.lines) for l in labels))
    narrow = list(sheet(labels[2:], columns=1))
    print(narrow)
    columns = list(zip_longest(*(l.lines for l in labels), fillvalue="·"))
    print(columns[-1], len(columns))
    print(max(labels, key=lambda l: len("".join(l.lines))).lines[0])


if __name__ == "__main__":
    main()
