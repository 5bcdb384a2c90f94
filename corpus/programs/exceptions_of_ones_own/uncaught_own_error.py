class Overload(RuntimeError):
    def __init__(self, lift, kilos):
        super().__init__(f"{lift.name}: {kilos} kg is {kilos - lift.limit} too much")
        self.lift = lift


class Lift:
    def __init__(self, name, limit):
        self.name, self.limit = name, limit
        self.inside = []

    def enter(self, *people):
        for name, kilos in people:
            load = sum(k for _, k in self.inside) + kilos
            if load > self.limit:
                raise Overload(self, load)
            self.inside.append((name, kilos))
        return len(self.inside)


service = Lift("service", 400)
small = Lift("small", 200)
print(small.enter(("Ann", 60), ("Bob", 85)))
print(service.enter(("Eve", 70)))
try:
    small.enter(("Carl", 90))
except Overload as e:
    print(e)
    print(e.lift.enter(("child", 30)))
service.enter(("piano", 320), ("Dan", 80))
print("done")
