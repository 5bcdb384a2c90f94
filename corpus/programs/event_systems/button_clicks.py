class Widget:
    def __init__(self, parent=None, label=""):
        self.parent = parent
        self.label = label
        self.handlers = {}
        self.children = []
        if parent:
            parent.children.append(self)

    def bind(self, event, handler):
        self.handlers.setdefault(event, []).append(handler)

    def dispatch(self, event, target=None):
        target = target or self
        stop = False
        for handler in self.handlers.get(event, []):
            if handler(target) == "stop":
                stop = True
        if self.parent and not stop:
            return 1 + self.parent.dispatch(event, target)
        return 1


clicks = []
window = Widget(label="window")
panel = Widget(window, "panel")
ok = Widget(panel, "OK")
cancel = Widget(panel, "Cancel")

window.bind("click", lambda t: clicks.append("window saw " + t.label))
panel.bind("click", lambda t: "stop" if t.label == "Cancel" else None)
ok.bind("click", lambda t: clicks.append("ok!"))

levels = [w.dispatch("click") for w in (ok, cancel, panel)]
print(levels)
print("\n".join(clicks))
print([c.label for c in panel.children], window.dispatch("key"))
