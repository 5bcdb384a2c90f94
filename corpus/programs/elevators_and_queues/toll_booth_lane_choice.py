lanes = {1: ["car", "car"], 2: ["truck"], 3: []}
service = {"car": 8, "truck": 20, "pass": 3}
closed = {3}


def waiting(lane):
    return sum(service[v] for v in lanes[lane])


def join(vehicle):
    open_lanes = [n for n in lanes if n not in closed]
    lane = min(open_lanes, key=waiting)
    lanes[lane].append(vehicle)
    return lane


for v in ("car", "pass", "truck"):
    lane = join(v)
    print(f"{v} takes lane {lane}, needs {waiting(lane)} s")
closed.remove(3)
print("lane 3 opens")
movers = [v for n in (1, 2) for v in lanes[n][2:]]
for n in (1, 2):
    lanes[n] = lanes[n][:2]
print("moving:", movers, [join(v) for v in movers])
print(lanes, {n: waiting(n) for n in lanes})
worst = max(lanes, key=waiting)
print("worst", worst, waiting(worst))
