class Canvas:
    def __init__(self, width=8):
        self.cells = ["."] * width

    def __str__(self):
        return "".join(self.cells)


class Paint:
    def __init__(self, canvas, at, colour, width=1):
        self.canvas, self.at, self.colour, self.width = canvas, at, colour, width

    def do(self):
        part = slice(self.at, self.at + self.width)
        self.before = self.canvas.cells[part]
        self.canvas.cells[part] = self.colour * len(self.before)

    def undo(self):
        self.canvas.cells[self.at:self.at + len(self.before)] = self.before


class Macro:
    def __init__(self, *commands):
        self.commands = commands

    def do(self):
        for c in self.commands:
            c.do()

    def undo(self):
        for c in reversed(self.commands):
            c.undo()


canvas = Canvas()
history = []
for command in (
    Paint(canvas, 1, "r", 3),
    Macro(Paint(canvas, 2, "g", 4), Paint(canvas, 3, "b")),
    Paint(canvas, 6, "y", 5),
):
    command.do()
    history.append(command)
    print(canvas, type(command).__name__)
while history:
    history.pop().undo()
    print(canvas)
