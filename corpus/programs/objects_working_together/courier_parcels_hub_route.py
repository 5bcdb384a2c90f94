class Parcel:
    def __init__(self, code, goal, kg=1):
        self.code, self.goal, self.kg = code, goal, kg
        self.trail = []


class Hub:
    def __init__(self, town):
        self.town = town
        self.stock = []
        self.roads = {}

    def road(self, other, towns):
        self.roads[other.town] = (other, set(towns.split()) | {other.town})
        return self

    def send(self, limit=3):
        loads = {}
        for parcel in sorted(self.stock, key=lambda p: p.kg):
            for hub, towns in self.roads.values():
                load = loads.setdefault(hub, [])
                if parcel.goal in towns and sum(p.kg for p in load) + parcel.kg <= limit:
                    load.append(parcel)
                    break
        for hub, load in loads.items():
            for p in load:
                self.stock.remove(p)
                p.trail.append(self.town)
                hub.stock.append(p)
        return {hub.town: len(load) for hub, load in loads.items() if load}


ulm, bonn, kiel = Hub("Ulm"), Hub("Bonn"), Hub("Kiel")
ulm.road(bonn, "Kiel").road(kiel, "")
bonn.road(kiel, "Sylt")
parcels = [Parcel("a", "Kiel", 2), Parcel("b", "Bonn"), Parcel("c", "Kiel", 3), Parcel("d", "Rom")]
ulm.stock += parcels
for day in range(3):
    print(day, [hub.send() for hub in (ulm, bonn)])
for p in parcels:
    print(p.code, p.goal, "-".join(p.trail) or "never left")
print([p.code for p in kiel.stock], [p.code for p in ulm.stock])
