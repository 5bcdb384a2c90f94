class Descriptor:
    def __init__(self, label):
        self.label = label

    def __get__(self, obj, owner=None):
        return f"{self.label} get"


class DataDescriptor(Descriptor):
    def __set__(self, obj, value):
        obj.__dict__["log"] = obj.__dict__.get("log", ()) + (value,)


class Base:
    plain = "base plain"
    weak = Descriptor("weak")
    strong = DataDescriptor("strong")

    def __getattr__(self, name):
        return f"no {name}"


class Child(Base):
    plain = "child plain"


c = Child()
print(c.plain, "|", c.weak, "|", c.strong, "|", c.other)
c.plain = "own"
c.weak = "own weak"
c.strong = "ignored"
print(c.plain, "|", c.weak, "|", c.strong, "|", c.log)
c.__dict__["strong"] = "hidden"
print(c.strong, sorted(c.__dict__))
del c.plain, Child.plain
print(c.plain, c.weak, Base.weak)
print(hasattr(c, "anything"), getattr(c, "x", "never"), super(Child, c).plain)
