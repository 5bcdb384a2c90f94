class State:
    def __init__(self, text, before=None):
        self.text = text
        self.before = before
        self.after = None


class Editor:
    def __init__(self):
        self.now = State("")

    def type(self, text):
        new = State(self.now.text + text, self.now)
        self.now.after = new
        self.now = new

    def undo(self):
        if self.now.before:
            self.now = self.now.before

    def redo(self):
        self.now = self.now.after or self.now


def depth(state):
    return 0 if state.before is None else 1 + depth(state.before)


e = Editor()
for action in ["a", "b", "c", "<", "<", ">", "x", ">", "<", "<", "<", "<", ">"]:
    if action == "<":
        e.undo()
    elif action == ">":
        e.redo()
    else:
        e.type(action)
    print(action, repr(e.now.text), depth(e.now))
