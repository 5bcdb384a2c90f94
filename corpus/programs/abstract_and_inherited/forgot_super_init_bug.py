class Shape:
    def __init__(self, name):
        self.name = name
        self.tags = []

    def tag(self, text):
        self.tags.append(text)
        return self


class Circle(Shape):
    def __init__(self, r):
        super().__init__("circle")
        self.r = r


class Square(Shape):
    def __init__(self, a):
        self.name = "square"        # super().__init__ was forgotten
        self.a = a


shapes = [Circle(2), Square(3)]
for s in shapes:
    print(s.name)
for s in shapes:
    try:
        s.tag("big").tag("blue")
    except AttributeError as e:
        print(type(e).__name__, "for", s.name)
        s.tags = []
        s.tag("late")
print([s.tags for s in shapes])
print(sorted(vars(shapes[1])))
