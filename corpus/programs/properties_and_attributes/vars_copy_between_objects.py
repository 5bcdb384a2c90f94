class Sprite:
    def __init__(self, **attrs):
        self.x = self.y = 0
        self.frames = []
        self.__dict__.update(attrs)

    def clone(self, **changes):
        new = object.__new__(type(self))
        new.__dict__ = {**vars(self), **changes}
        return new

    def twin(self):
        new = Sprite()
        new.__dict__ = self.__dict__        # really the same attributes
        return new


a = Sprite(x=3, colour="red")
b = a.clone(y=9)
c = a.twin()
a.x += 1
c.speed = 2
a.frames.append("f1")
print(vars(a))
print(vars(b))
print(vars(c) is vars(a), b.frames is a.frames, c.x, a.speed)
b.frames = b.frames + ["f2"]
print(a.frames, b.frames)
for name in ("speed", "colour"):
    delattr(c, name)
print(hasattr(a, "speed"), hasattr(b, "colour"), sorted(vars(c)))
print(a.colour)
