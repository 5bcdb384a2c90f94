class Cell:
    def __init__(self, value, below):
        self.value = value
        self.below = below


class Calculator:
    def __init__(self):
        self.top = None

    def push(self, *values):
        for v in values:
            self.top = Cell(v, self.top)
        return self

    def pop(self):
        if not self.top:
            raise RuntimeError("stack is empty")
        value, self.top = self.top.value, self.top.below
        return value

    def run(self, program):
        for word in program.split():
            if word == "dup":
                self.push(self.top.value)
            elif word == "swap":
                b, a = self.pop(), self.pop()
                self.push(b, a)
            elif word in "+-*":
                b, a = self.pop(), self.pop()
                self.push({"+": a + b, "-": a - b, "*": a * b}[word])
            else:
                self.push(int(word))
        return self.pop()


if __name__ == "__main__":
    calc = Calculator()
    print(calc.run("3 dup * 4 dup * +"))
    print(calc.run("10 4 swap -"))
    try:
        calc.run("1 +")
    except RuntimeError as e:
        print("error:", e)
    print(calc.push(8, 9).run("+"))
    print(calc.top)
