class Panel:
    def __init__(self, code):
        self._code = code
        self._typed = ""
        self.attempts = 0
        self.open = False

    def press(self, key):
        if key == "C":
            self._typed = ""
        elif key == "#":
            self.attempts += 1
            self.open = self._typed == self._code
            self._typed = ""
        else:
            self._typed += key
        return self.open

    def hint(self):
        return "*" * len(self._typed)


panel = Panel(4711)
for key in "47C4711#":
    panel.press(key)
    print(key, panel.hint())
print("open" if panel.open else "closed", panel.attempts)

other = Panel("0815")
states = [other.press(k) for k in "081#0815#"]
print(states.index(True) if True in states else None, other.attempts)
print(any(states), panel.open == other.open)
