class Base:
    def hello(self):
        return ["base"]


class Left(Base):
    def hello(self):
        return ["left"] + super().hello()


class Right(Base):
    def hello(self):
        return ["right"] + super().hello()


class Bottom(Left, Right):
    def hello(self):
        return ["bottom"] + super().hello()


class Direct(Left, Right):
    def hello(self):
        return Left.hello(self) + Base.hello(self)


for cls in (Left, Right, Bottom, Direct):
    names = " > ".join(c.__name__ for c in cls.__mro__[:-1])
    print(f"{cls.__name__:<7}{names}")
    print("      ", cls().hello())

mixed = type("Mixed", (Right, Left), {"extra": 7})
m = mixed()
print(m.hello(), m.extra, isinstance(m, Base))
try:
    type("Broken", (Base, Left), {})
except TypeError as e:
    print("TypeError:", str(e).split("\n")[0][:40])
