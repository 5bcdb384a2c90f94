from math import log

G0 = 9.81


class Stage:
    def __init__(self, dry, fuel, isp):
        self.dry = dry
        self.fuel = fuel
        self.isp = isp

    @property
    def mass(self):
        return self.dry + self.fuel


class Rocket:
    def __init__(self, payload, *stages):
        self.payload = payload
        self.stages = list(stages)

    @property
    def mass(self):
        return self.payload + sum(s.mass for s in self.stages)

    def burn(self):
        stage = self.stages[0]
        before = self.mass
        stage.fuel = 0
        after = self.mass
        self.stages.pop(0)
        return stage.isp * G0 * log(before / after)


def main():
    rocket = Rocket(4.0, Stage(22.0, 396.0, 283), Stage(4.0, 93.0, 348))
    print("start mass", rocket.mass)
    total = 0
    while rocket.stages:
        dv = rocket.burn()
        total += dv
        print(f"+{dv:.0f} m/s, mass {rocket.mass:.1f} t, stages left {len(rocket.stages)}")
    print(f"total {total:.0f} m/s", "orbit" if total > 9300 else "falls back")
    heavy = Rocket(20.0, Stage(22.0, 396.0, 283), Stage(4.0, 93.0, 348))
    print(f"with 20 t: {sum(heavy.burn() for _ in range(2)):.0f} m/s")
    single = Rocket(4.0, Stage(26.0, 489.0, 300))
    print(f"one stage: {single.burn():.0f} m/s", rocket.mass == rocket.payload)
    rocket.burn()


if __name__ == "__main__":
    main()
