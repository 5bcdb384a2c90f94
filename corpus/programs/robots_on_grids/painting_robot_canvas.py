class Canvas:
    def __init__(self, width, height):
        self.cells = [["."] * width] * height

    def dot(self, x, y, color="#"):
        self.cells[y][x] = color

    def line(self, x1, x2, y, color="#"):
        for x in range(min(x1, x2), max(x1, x2) + 1):
            self.dot(x, y, color)

    def __str__(self):
        return "\n".join("".join(row) for row in self.cells)

    def count(self, color):
        return sum(row.count(color) for row in self.cells)


def main():
    canvas = Canvas(6, 3)
    canvas.dot(1, 0)
    canvas.line(5, 3, 2, color="o")
    print(canvas)
    print("#", canvas.count("#"), "o", canvas.count("o"))
    program = [("dot", 0, 1), ("line", 2, 3, 0, "+")]
    for name, *args in program:
        getattr(canvas, name)(*args)
    print(canvas)
    share = canvas.count(".") / 18
    print(f"{share:.0%} empty")


main()
