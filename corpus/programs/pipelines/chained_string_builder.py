class Text:
    def __init__(self, value=""):
        self.value = value
        self.history = [value]

    def _set(self, value):
        self.value = value
        self.history.append(value)
        return self

    def upper(self):
        return self._set(self.value.upper())

    def replace(self, old, new):
        return self._set(self.value.replace(old, new))

    def wrap(self, left, right=None):
        return self._set(left + self.value + (right or left))

    def repeat(self, n, sep=" "):
        return self._set(sep.join([self.value] * n))

    def undo(self, steps=1):
        del self.history[-steps:]
        self.value = self.history[-1]
        return self

    def __str__(self):
        return self.value


t = Text("ho").repeat(3).wrap("<", ">").upper()
print(t)
print(t.undo(2).replace(" ", "-"))
print(t.history)
quote = Text("élan vital")
print(quote.wrap('"').upper(), len(quote.history))
print(quote.undo(3))
