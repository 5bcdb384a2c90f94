class Tape:
    """A two-way tape of cells that grows at either end."""

    class _Cell:
        def __init__(self):
            self.mark = "_"
            self.left = self.right = None

    def __init__(self, text=""):
        self.head = start = Tape._Cell()
        for ch in text:
            self.head.mark = ch
            self.move("R")
        self.head = start

    def move(self, direction):
        here = self.head
        if direction == "R":
            if here.right is None:
                here.right = Tape._Cell()
                here.right.left = here
            self.head = here.right
        else:
            if here.left is None:
                here.left = Tape._Cell()
                here.left.right = here
            self.head = here.left

    def __str__(self):
        cell = self.head
        while cell.left:
            cell = cell.left
        out = ""
        while cell:
            out += f"<{cell.mark}>" if cell is self.head else cell.mark
            cell = cell.right
        return out


def increment(tape):
    while tape.head.mark in "01":
        tape.move("R")
    tape.move("L")
    while tape.head.mark == "1":
        tape.head.mark = "0"
        tape.move("L")
    tape.head.mark = "1"


tape = Tape("1011")
print(tape)
for _ in range(2):
    increment(tape)
    print(tape)
seven = Tape("111")
increment(seven)
print(seven)
