PROGRAM = """
30 PRINT N
10 LET N 10
20 LET S 1
40 LET N N - 3
45 LET S S * 2
50 IF N > 0 GOTO 30
60 PRINT S
70 END
"""


class Basic:
    def __init__(self, source):
        self.lines = dict(sorted((int(n), rest.split()) for n, rest in (l.split(" ", 1) for l in source.strip().splitlines())))
        self.vars = {}
        self.output = []

    def value(self, token):
        return self.vars[token] if token.isalpha() else int(token)

    def calc(self, tokens):
        if len(tokens) == 1:
            return self.value(tokens[0])
        a, op, b = tokens
        a, b = self.value(a), self.value(b)
        return {"+": a + b, "-": a - b, "*": a * b, ">": a > b, "<": a < b}[op]

    def run(self):
        numbers = list(self.lines)
        i = 0
        while i < len(numbers):
            command, *args = self.lines[numbers[i]]
            i += 1
            match command, args:
                case "LET", [name, *expression]:
                    self.vars[name] = self.calc(expression)
                case "PRINT", expression:
                    self.output.append(self.calc(expression))
                case "IF", [a, op, b, "GOTO", target]:
                    if self.calc([a, op, b]):
                        i = numbers.index(int(target))
                case "END", []:
                    break
        return self.output


basic = Basic(PROGRAM)
print(list(basic.lines))
print(basic.run(), basic.vars)
print(Basic("10 PRINT 6 * 7").run())
try:
    Basic("10 PRINT X").run()
except KeyError as e:
    print("no variable", e)
Basic("10 IF 1 > 0 GOTO 99").run()
