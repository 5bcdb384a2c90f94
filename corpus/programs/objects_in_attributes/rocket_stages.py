class Tank:
    def __init__(self, fuel):
        self.fuel = fuel

    def drain(self, amount):
        used = min(amount, self.fuel)
        self.fuel -= used
        return used


class Engine:
    def __init__(self, thrust, burn, tank):
        self.thrust, self.burn, self.tank = thrust, burn, tank

    def fire(self):
        used = self.tank.drain(self.burn)
        return self.thrust * used / self.burn


class Stage:
    def __init__(self, label, dry_mass, engine):
        self.label = label
        self.dry_mass = dry_mass
        self.engine = engine

    @property
    def mass(self):
        return self.dry_mass + self.engine.tank.fuel


class Rocket:
    def __init__(self, *stages):
        self.stages = list(stages)
        self.speed = 0.0

    def second(self):
        first = self.stages[0]
        push = first.engine.fire()
        self.speed += push / sum(s.mass for s in self.stages)
        if first.engine.tank.fuel == 0:
            return self.stages.pop(0).label
        return None


rocket = Rocket(
    Stage("booster", 10, Engine(300, 25, Tank(60))),
    Stage("upper", 4, Engine(80, 5, Tank(10))),
)
t = 0
while rocket.stages:
    t += 1
    dropped = rocket.second()
    print(f"t={t} v={rocket.speed:6.2f}", f"- {dropped} gone" if dropped else "")
