class Field:
    def __init__(self, kind, default=None):
        self.kind, self.default = kind, default

    def __set_name__(self, owner, name):
        self.name = name


class Model:
    rows = {}

    def __init_subclass__(cls):
        cls.fields = [v for v in vars(cls).values() if isinstance(v, Field)]
        Model.rows[cls] = []

    def __init__(self, **values):
        for f in self.fields:
            value = values.pop(f.name, f.default)
            setattr(self, f.name, value if value is None else f.kind(value))
        if values:
            raise TypeError("unknown " + ", ".join(values))

    def save(self):
        Model.rows[type(self)].append(self)
        return self

    @classmethod
    def where(cls, test):
        return [r for r in Model.rows[cls] if test(r)]

    def __repr__(self):
        inner = " ".join(f"{f.name}={getattr(self, f.name)}" for f in self.fields)
        return f"<{type(self).__name__} {inner}>"


class Car(Model):
    plate = Field(str)
    km = Field(int, 0)


class Trip(Model):
    car = Field(str)
    fuel = Field(float)


Car(plate="UL-1", km="12000").save()
Car(plate="UL-2").save()
trip = Trip(car="UL-1", fuel="33.5").save()
print(Model.rows[Car], trip)
print(Car.where(lambda c: c.km > 100)[0].plate, len(Trip.where(lambda t: True)))
try:
    Car(plate="UL-3", colour="red")
except TypeError as e:
    print("TypeError:", e)
print([f.name for f in Car.fields], Trip().fuel)
