ZONES = [("easy", 0.6), ("aerobic", 0.7), ("tempo", 0.8), ("hard", 0.9), ("max", 1.0)]

class Athlete:
    def __init__(self, name, age, rest=60):
        self.name = name
        self.age = age
        self.rest = rest

    def get_max(self):
        return 208 - 0.7 * self.age

    def get_zone(self, pulse):
        reserve = (pulse - self.rest) / (self.get_max() - self.rest)
        for zone, upper in ZONES:
            if reserve <= upper:
                return zone
        return "check the sensor"

    def get_minutes(self, samples, every=5):
        minutes = {}
        for pulse in samples:
            zone = self.get_zone(pulse)
            minutes[zone] = minutes.get(zone, 0) + every
        return minutes


samples = [95, 121, 138, 150, 163, 171, 158, 199, 120]
young = Athlete("Ela", 22)
old = Athlete("Georg", 61, rest=52)
for a in (young, old):
    print(a.name, round(a.get_max()), a.get_minutes(samples))
print([z for z in map(young.get_zone, samples)])
load = sum(i * m for i, (z, _) in enumerate(ZONES, 1) for zone, m in young.get_minutes(samples).items() if zone == z)
print("load", load)
