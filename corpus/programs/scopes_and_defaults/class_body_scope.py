x = "module"


class Demo:
    x = "class"
    y = x + "!"
    squares = [n * n for n in range(3)]
    first = [x for _ in range(1)]       # only the outer x is seen in here

    def show(self):
        return x, self.x

    def change(self):
        self.x = "instance"
        return self.show()

    @classmethod
    def reset(cls):
        cls.x = cls.x.upper()


d, e = Demo(), Demo()
print(d.y, d.squares, d.first)
print(d.show(), d.change(), e.show())
Demo.reset()
print(d.x, e.x, Demo.y)
x = "changed"
print(d.show(), "first" in vars(Demo), "x" in vars(e))
del d.x
print(d.x)
try:
    show()
except NameError as err:
    print("NameError:", err)
