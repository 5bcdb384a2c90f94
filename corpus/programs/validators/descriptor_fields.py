class Checked:
    def __init__(self, test, message):
        self.test, self.message = test, message

    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, obj, owner):
        return self if obj is None else getattr(obj, self.name)

    def __set__(self, obj, value):
        if not self.test(value):
            raise ValueError(f"{self.name[1:]} {self.message}, not {value!r}")
        setattr(obj, self.name, value)


def positive():
    return Checked(lambda v: v > 0, "must be positive")


def one_of(*choices):
    return Checked(lambda v: v in choices, "must be one of " + "/".join(choices))


class Tent:
    persons = positive()
    price = positive()
    colour = one_of("green", "orange")

    def __init__(self, persons, price, colour="green"):
        self.persons = persons
        self.price = price
        self.colour = colour


small = Tent(2, 129.0)
small.colour = "orange"
print(small.persons, small.price, small.colour)
for args in [(0, 50), (4, -1, "green"), (3, 99, "pink")]:
    try:
        print(Tent(*args).price)
    except ValueError as e:
        print("no tent:", e)
try:
    small.price -= 200
except ValueError as e:
    print(e)
print(small.price, sorted(vars(small)))
print(Tent.colour.message)
