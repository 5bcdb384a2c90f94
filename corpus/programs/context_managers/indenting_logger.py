from contextlib import contextmanager


class Outline:
    def __init__(self, mark="-"):
        self.mark = mark
        self.numbers = [0]
        self.lines = []

    def add(self, text):
        self.numbers[-1] += 1
        label = ".".join(str(n) for n in self.numbers)
        self.lines.append(f"{label} {text}")
        return label

    @contextmanager
    def section(self, title):
        label = self.add(title)
        self.numbers.append(0)
        yield label
        self.numbers.pop()


def build():
    o = Outline()
    o.add("Foreword")
    with o.section("Bread"):
        o.add("Rye")
        with o.section("White") as label:
            o.add("Toast")
            o.add("Baguette")
        o.add("Pumpernickel")
    o.add("Index")
    return o, label


def main():
    outline, label = build()
    print("\n".join(outline.lines))
    deep = [l for l in outline.lines if l.split()[0].count(".") == 2]
    print(label, len(deep), outline.numbers)
    width = max(len(l) for l in outline.lines)
    print("=" * width)


if __name__ == "__main__":
    main()
