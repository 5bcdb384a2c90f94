log = [("A1", 0, 0), ("toll", 60, 28), ("bridge", 110, 55), ("lake", 180, 87), ("home", 200, 105)]
limits = {"toll": 130, "bridge": 100, "lake": 120, "home": 50}

fines = 0
for i in range(1, len(log)):
    name, km, minute = log[i]
    before_name, before_km, before_minute = log[i - 1]
    hours = (minute - before_minute) / 60
    speed = (km - before_km) / hours
    over = speed - limits[name]
    text = "%-7s %6.1f km/h, limit %d" % (name, speed, limits[name])
    if over > 0:
        fine = 30 if over <= 10 else 60 if over <= 20 else 150
        fines += fine
        text += ", fine %d" % fine
    print(text)

print("fines", fines)
total_km = log[-1][1]
total_h = log[-1][2] / 60
print("average", round(total_km / total_h, 1))
speeds = []
for (_, a, s), (_, b, t) in zip(log, log[1:]):
    speeds.append((b - a) / ((t - s) / 60))
print("average of the averages", round(sum(speeds) / len(speeds), 1))
