DIRS = [(0, -1), (1, 0), (0, 1), (-1, 0)]


class Turtle:
    def __init__(self):
        self.x = self.y = 0
        self.d = 1
        self.trail = {(0, 0)}
        self.words = {}

    def do(self, text):
        it = iter(text.split())
        for word in it:
            if word == "to":
                name = next(it)
                body = []
                for w in it:
                    if w == "end":
                        break
                    body.append(w)
                self.words[name] = " ".join(body)
            elif word[0] == "f":
                dx, dy = DIRS[self.d]
                for _ in range(int(word[1:])):
                    self.x, self.y = self.x + dx, self.y + dy
                    self.trail.add((self.x, self.y))
            elif word in ("left", "right"):
                self.d = (self.d + (1 if word == "right" else 3)) % 4
            elif word in self.words:
                self.do(self.words[word])
            else:
                raise ValueError(f"I do not know how to {word}")

    def draw(self):
        xs = sorted(x for x, _ in self.trail)
        ys = sorted(y for _, y in self.trail)
        for y in range(ys[0], ys[-1] + 1):
            print("".join("#" if (x, y) in self.trail else "." for x in range(xs[0], xs[-1] + 1)))


t = Turtle()
t.do("to step f1 right f1 left end step step f1")
t.draw()
print(t.x, t.y, t.d, len(t.trail))
t.do("left jump")
