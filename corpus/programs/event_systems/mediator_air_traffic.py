class Tower:
    def __init__(self, runways):
        self.free = list(runways)
        self.used = {}
        self.waiting = []

    def request(self, plane):
        if self.free:
            self.used[plane.call] = self.free.pop()
            return f"{plane.call} cleared, runway {self.used[plane.call]}"
        self.waiting.append(plane)
        return f"{plane.call} hold ({plane.fuel} min fuel)"

    def landed(self, plane):
        runway = self.used.pop(plane.call)
        self.free.append(runway)
        if self.waiting:
            urgent = min(self.waiting, key=lambda p: p.fuel)
            self.waiting.remove(urgent)
            return self.request(urgent)
        return "nobody waiting"


class Plane:
    def __init__(self, call, fuel):
        self.call = call
        self.fuel = fuel


tower = Tower(["09L", "27R"])
fleet = [Plane("LH1", 50), Plane("AF2", 30), Plane("BA3", 45), Plane("KL4", 15)]
for plane in fleet:
    print(tower.request(plane))
print(tower.landed(fleet[1]))
print(tower.landed(fleet[3]))
print(tower.landed(fleet[0]))
print(sorted(tower.used), tower.free, tower.waiting)
