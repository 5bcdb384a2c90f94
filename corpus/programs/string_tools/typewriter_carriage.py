class Typewriter:
    """Prints over what is there, as the old machines did."""

    def __init__(self, width=24, margin=2):
        self.width = width
        self.margin = margin
        self.lines = [[" "] * width]
        self.row = 0
        self.col = margin
        self.bells = 0

    def type(self, text):
        for c in text:
            if c == "\n":
                self.row += 1
                self.col = self.margin
                while len(self.lines) <= self.row:
                    self.lines.append([" "] * self.width)
                continue
            if c == "\b":
                self.col = max(0, self.col - 1)
                continue
            if self.col >= self.width:
                continue
            if self.col == self.width - 4:
                self.bells += 1
            below = self.lines[self.row][self.col]
            self.lines[self.row][self.col] = c if below == " " else "#" if c not in (" ", below) else below
            self.col += 1
        return self

    def page(self):
        return "\n".join("".join(l).rstrip() for l in self.lines)


def main():
    t = Typewriter()
    t.type("Dear Sir,\nyour letter of the third")
    t.type("\n\nmistkae\b\b\bak")
    print(t.page())
    print(t.bells, t.row, t.col)
    bold = Typewriter(10, margin=0).type("abc\b\b\babc")
    print(repr(bold.page()), bold.page().count("#"))
    underlined = Typewriter(8, 0).type("hi\b\b__")
    print(underlined.page(), [len(l) for l in underlined.lines])


if __name__ == "__main__":
    main()
