class Cell:
    def __init__(self, sheet, value=None):
        self.sheet = sheet
        self.set(value)

    def set(self, value):
        self.formula = value if callable(value) else None
        self.constant = None if callable(value) else value

    def get(self):
        if self.formula:
            return self.formula(self.sheet)
        return self.constant


class Sheet:
    def __init__(self):
        self.cells = {}
        self.reads = 0

    def __setitem__(self, name, value):
        if name in self.cells:
            self.cells[name].set(value)
        else:
            self.cells[name] = Cell(self, value)

    def __getitem__(self, name):
        self.reads += 1
        return self.cells[name].get()


s = Sheet()
s["A1"] = 4
s["A2"] = 6
s["A3"] = lambda t: t["A1"] + t["A2"]
s["B1"] = lambda t: t["A3"] * t["A3"]
print(s["A3"], s["B1"], s.reads)
s["A1"] = 10
print(s["B1"])
s["A2"] = lambda t: t["A1"] // 3
print(s["A3"], s["B1"])
try:
    s["C1"] = lambda t: 1 / (t["A2"] - 3)
    print(s["C1"])
except ZeroDivisionError:
    print("#DIV/0")
s["C2"] = lambda t: t["Z9"]
print(s["C2"])
