class Terminal:
    def __init__(self, width):
        self.lines = [[" "] * width]
        self.row = self.col = 0
        self.bold = False

    def feed(self, text):
        it = iter(text)
        for ch in it:
            if ch == "\x1b":
                self.escape(next(it, ""), it)
            elif ch == "\n":
                self.row += 1
                self.col = 0
                if self.row == len(self.lines):
                    self.lines.append([" "] * len(self.lines[0]))
            elif ch == "\r":
                self.col = 0
            elif ch == "\b":
                self.col = max(0, self.col - 1)
            else:
                if self.col < len(self.lines[self.row]):
                    self.lines[self.row][self.col] = ch.upper() if self.bold else ch
                self.col += 1

    def escape(self, kind, it):
        if kind == "b":
            self.bold = not self.bold
        elif kind == "u":
            self.row = max(0, self.row - int(next(it)))
        elif kind == "c":
            for line in self.lines:
                line[:] = [" "] * len(line)
            self.row = self.col = 0

    def __str__(self):
        return "\n".join("".join(line).rstrip() for line in self.lines)


t = Terminal(12)
t.feed("loading 10%\rloading 95%\nabx\bc \x1bbbold\x1bb not")
print(t)
t.feed("\x1bu1\rLOADED   !")
print(t, (t.row, t.col))
t.feed("\x1bcnew")
print(repr(str(t)))
