import copy


class Canvas:
    def __init__(self, width, height, background="."):
        self.cells = [[background] * width for _ in range(height)]
        self.history = []

    def _save(self):
        self.history.append(copy.copy(self.cells))

    def fill(self, x, y, w, h, ink):
        self._save()
        for row in range(y, y + h):
            for col in range(x, x + w):
                self.cells[row][col] = ink
        return self

    def undo(self):
        if not self.history:
            return False
        self.cells = self.history.pop()
        return True

    def __str__(self):
        return "\n".join(map("".join, self.cells))


def main():
    canvas = Canvas(6, 3)
    canvas.fill(0, 0, 3, 2, "#").fill(2, 1, 4, 2, "o")
    print(canvas)
    print("undo:", canvas.undo())
    print(canvas)
    print("undo:", canvas.undo(), "left:", len(canvas.history))
    print("undo:", canvas.undo())
    print(canvas)


if __name__ == "__main__":
    main()
