import copy


class ConfigEditor:
    def __init__(self, config):
        self.config = config
        self.undo_stack, self.redo_stack = [], []

    def _edit(self, change):
        self.undo_stack.append(copy.copy(self.config))
        self.redo_stack.clear()
        change(self.config)

    def set(self, key, value):
        self._edit(lambda c: c.__setitem__(key, value))

    def append(self, key, value):
        self._edit(lambda c: c.setdefault(key, []).append(value))

    def remove(self, key):
        self._edit(lambda c: c.pop(key))

    def undo(self):
        if self.undo_stack:
            self.redo_stack.append(self.config)
            self.config = self.undo_stack.pop()

    def redo(self):
        if self.redo_stack:
            self.undo_stack.append(self.config)
            self.config = self.redo_stack.pop()


def main():
    editor = ConfigEditor({"name": "demo", "paths": ["/a"]})
    editor.set("name", "test")
    editor.set("debug", True)
    editor.append("paths", "/b")
    editor.remove("name")
    print(editor.config)
    for _ in range(3):
        editor.undo()
        print("undo", editor.config)
    editor.redo()
    print("redo", editor.config)
    editor.set("level", 3)
    editor.redo()
    print(editor.config, len(editor.undo_stack), len(editor.redo_stack))
    while editor.undo_stack:
        editor.undo()
    print("start", editor.config)


if __name__ == "__main__":
    main()
