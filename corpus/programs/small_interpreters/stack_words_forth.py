class Forth:
    def __init__(self):
        self.stack = []
        self.words = {
            "+": lambda: self.binary(lambda a, b: a + b),
            "*": lambda: self.binary(lambda a, b: a * b),
            "-": lambda: self.binary(lambda a, b: a - b),
            "dup": lambda: self.stack.append(self.stack[-1]),
            "drop": self.stack.pop,
            "over": lambda: self.stack.append(self.stack[-2]),
        }

    def binary(self, f):
        b, a = self.stack.pop(), self.stack.pop()
        self.stack.append(f(a, b))

    def execute(self, text):
        tokens = iter(text.split())
        for t in tokens:
            if t == ":":
                name = next(tokens)
                body = []
                while (word := next(tokens)) != ";":
                    body.append(word)
                self.words[name] = lambda body=" ".join(body): self.execute(body)
            elif t in self.words:
                self.words[t]()
            else:
                self.stack.append(int(t))
        return self.stack


f = Forth()
print(f.execute("2 3 + 4 *"))
print(f.execute(": square dup * ; 7 square -"))
print(f.execute(": area over * + ; drop 3 4"))
f.execute("area")
print(f.stack, len(f.words))
for bad in ("1 +", "fish"):
    try:
        Forth().execute(bad)
    except (IndexError, ValueError) as e:
        print(f"{bad}: {type(e).__name__}")
