lanes = {"left": 0.0, "middle": 0.0, "right": 0.0}
LENGTH = 20.0
vehicles = [("bus", 12.0), ("car", 4.5), ("van", 6.0), ("car", 4.5), ("truck", 15.5), ("car", 4.2), ("bike", 2.0), ("bus", 12.0)]

def load(vehicle):
    kind, metres = vehicle
    need = metres + 0.5
    for lane in sorted(lanes, key=lanes.get):
        if lanes[lane] + need <= LENGTH:
            lanes[lane] += need
            return lane
    return None

left_behind = []
for v in vehicles:
    lane = load(v)
    if lane is None:
        left_behind.append(v)
    print(f"{v[0]:6}{v[1]:6.1f} m  {lane or 'next ferry'}")

for lane, used in lanes.items():
    bar = "#" * int(used) + "." * int(LENGTH - used)
    print(f"{lane:>7} {bar}")
print("left behind:", left_behind)
print("balance:", round(lanes["left"] - lanes["right"], 1))
