class Calculator:
    def __init__(self):
        self.value = 0
        self.history = []

    def _remember(self, text):
        self.history.append((self.value, text))

    def add(self, n):
        self._remember(f"+ {n}")
        self.value += n
        return self

    def divide(self, n):
        self._remember(f"/ {n}")
        self.value /= n
        return self

    def undo(self):
        if self.history:
            self.value, text = self.history.pop()
            return text
        return "nothing to undo"


c = Calculator()
c.add(10).add(5).divide(3)
print(c.value, [t for _, t in c.history])
print(c.undo(), c.value, type(c.value).__name__)
try:
    c.divide(0)
except ZeroDivisionError:
    print("cannot divide", c.value, len(c.history))
print(c.undo(), c.undo(), c.value)
print(c.undo(), c.undo(), c.value)
d = Calculator()
d.history = c.history
d.add(1)
print(c.undo(), c.value, d.value)
