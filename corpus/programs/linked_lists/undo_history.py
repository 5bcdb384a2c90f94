from dataclasses import dataclass
from typing import Optional


@dataclass
class State:
    text: str
    before: Optional["State"] = None
    after: Optional["State"] = None


class Editor:
    def __init__(self):
        self.now = State("")

    def type(self, words):
        new = State(self.now.text + words, before=self.now)
        self.now.after = new
        self.now = new

    def undo(self, times=1):
        while times and self.now.before:
            self.now = self.now.before
            times -= 1
        return self.now.text

    def redo(self):
        if self.now.after is None:
            raise IndexError("nothing to redo")
        self.now = self.now.after
        return self.now.text


def main():
    ed = Editor()
    for piece in ("Dear", " Sir", " or Madam"):
        ed.type(piece)
    print(repr(ed.undo()))
    print(repr(ed.redo()))
    print(repr(ed.undo(2)))
    ed.type(" Ms Løv,")
    print(ed.now.text)
    try:
        ed.redo()
    except IndexError as e:
        print("oops:", e)
    print(repr(ed.undo(99)), ed.now.before)
    print(ed.redo(), "|", ed.redo())


main()
