#!/usr/bin/python3
raw = "06:00,-2.5\n09:00,1.0\n12:00,6.5\n15:00,7.0\n18:00,3.5\n21:00,-0.5"

times = []
temps = []
for line in raw.split("\n"):
    t, v = line.split(",")
    times.append(t)
    temps.append(float(v))

lo = temps[0]
hi = temps[0]
for v in temps:
    if v < lo: lo = v
    if v > hi: hi = v
print("min", lo, "at", times[temps.index(lo)])
print("max", hi, "at", times[temps.index(hi)])

# change per step
steps = []
for i in range(1, len(temps)):
    steps.append(temps[i] - temps[i-1])
print("steps", steps)
print("fastest warming before", times[steps.index(max(steps)) + 1])

frost = [t for t, v in zip(times, temps) if v < 0]
print("frost at", " and ".join(frost))
print("mean %.2f" % (sum(temps) / len(temps)))
print("normalised", [round((v - lo) / (hi - lo), 2) for v in temps])
