class Canvas:
    def __init__(self):
        self.shapes = []
        self.undo_stack = []
        self.redo_stack = []

    def draw(self, shape):
        self.undo_stack.append(self.shapes)
        self.shapes.append(shape)
        self.redo_stack.clear()

    def erase(self, shape):
        self.undo_stack.append(list(self.shapes))
        self.shapes.remove(shape)

    def undo(self):
        if not self.undo_stack:
            print("nothing to undo")
            return
        self.redo_stack.append(list(self.shapes))
        self.shapes = self.undo_stack.pop()

    def redo(self):
        if self.redo_stack:
            self.undo_stack.append(list(self.shapes))
            self.shapes = self.redo_stack.pop()


def main():
    c = Canvas()
    for shape in ("circle", "line", "star"):
        c.draw(shape)
    print(c.shapes)
    c.undo()
    print("after undo:", c.shapes)
    c.erase("line")
    print("after erase:", c.shapes)
    c.undo()
    print("after undo:", c.shapes)
    c.redo()
    print("after redo:", c.shapes, len(c.undo_stack))
    for _ in range(5):
        c.undo()
    print(c.shapes, len(c.redo_stack))


main()
