class Shape:
    def __init__(self, name):
        self.name, self.x, self.y, self.visible = name, 0, 0, True

    def __repr__(self):
        return f"{self.name}({self.x},{self.y}){'' if self.visible else '?'}"


class Change:
    def __init__(self, target, **new):
        self.target, self.new = target, new
        self.old = {k: getattr(target, k) for k in new}

    def apply(self, values):
        for k, v in values.items():
            setattr(self.target, k, v)


class Document:
    def __init__(self):
        self.done, self.undone = [], []

    def change(self, target, **new):
        c = Change(target, **new)
        c.apply(c.new)
        self.done.append(c)
        self.undone.clear()

    def undo(self):
        if not self.done:
            return "nothing"
        c = self.done.pop()
        c.apply(c.old)
        self.undone.append(c)
        return c.target

    def redo(self):
        if not self.undone:
            return "nothing"
        c = self.undone.pop()
        c.apply(c.new)
        self.done.append(c)
        return c.target


doc, a, b = Document(), Shape("a"), Shape("b")
doc.change(a, x=5)
doc.change(b, visible=False, y=2)
doc.change(a, x=7, y=1)
print(a, b, doc.undo(), doc.undo(), doc.redo(), a, b)
doc.change(b, x=b.x + 1)
print(doc.redo(), doc.undo(), doc.undo(), doc.undo(), doc.undo(), len(doc.undone))
print(a, b)
