class Permit:
    def __init__(self, plate, zone, months=1):
        self.plate = plate
        self.zone = zone
        self.months = months

    def extend(self, months):
        self.months += months
        return self


permits = {}
for plate, zone in [("AB 12", "A"), ("CD 34", "B"), ("AB 12", "C"), ("EF 56", "A")]:
    if plate in permits:
        print(plate, "had zone", permits[plate].zone)
    permits[plate] = Permit(plate, zone)

permits["CD 34"].extend(3).extend(2)
friend = permits["EF 56"]
friend.zone = "B"
by_zone = {}
for p in permits.values():
    by_zone.setdefault(p.zone, []).append(p)
for zone in sorted(by_zone):
    print(zone, [(p.plate, p.months) for p in by_zone[zone]])
by_zone["B"][0].extend(6)
print(sum(p.months for p in permits.values()))
print(permits.get("XX 99", Permit("XX 99", "?", 0)).months)
