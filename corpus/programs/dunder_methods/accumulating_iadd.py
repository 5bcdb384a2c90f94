class Log:
    def __init__(self, *lines):
        self.lines = list(lines)

    def __iadd__(self, line):
        self.lines.append(line)
        return self

    def __add__(self, line):
        return Log(*self.lines, line)

    def __lshift__(self, line):
        self.lines[-1] += line
        return self

    def __str__(self):
        return "; ".join(self.lines)


first = Log("start")
same = first
first += "load"
print(same, "|", same is first)
other = first + "save"
print(first, "|", other)
first = first + "stop"          # a new object: same stays behind
first << " now" << "!"
print(first, "|", same, "|", same is first)
del first.lines[0]
print(first, "|", other)
