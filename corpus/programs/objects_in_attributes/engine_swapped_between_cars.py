class Engine:
    def __init__(self, power):
        self.power = power
        self.km = 0
        self.car = None


class Car:
    def __init__(self, name, engine=None):
        self.name = name
        self.engine = None
        if engine:
            self.mount(engine)

    def mount(self, engine):
        if engine.car:
            engine.car.engine = None
        if self.engine:
            self.engine.car = None
        self.engine, engine.car = engine, self

    def drive(self, km):
        try:
            self.engine.km += km
        except AttributeError:
            return f"{self.name} does not move"
        self.engine.power -= km // 100
        return f"{self.name} drove {km}"


v8, diesel = Engine(300), Engine(90)
red, blue = Car("red", v8), Car("blue", diesel)
print(red.drive(250), "/", blue.drive(90))
red.mount(diesel)
print(red.drive(100), "/", blue.drive(5), "/", v8.car)
blue.mount(v8)
blue.drive(10)
print([(e.car.name, e.km, e.power) for e in (v8, diesel)])
red.engine, blue.engine = blue.engine, red.engine       # forgets engine.car
print(red.engine.power, red.engine.car.name, blue.drive(1000), diesel.power)
