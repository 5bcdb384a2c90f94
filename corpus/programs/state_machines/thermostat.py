#!/usr/bin/env python3
readings = [19.0, 18.2, 17.4, 17.9, 19.6, 21.3, 21.8, 20.5, 18.9, 17.5]
low, high = 18.0, 21.0

heating = False
switches = 0
history = ""
for i in range(len(readings)):
    t = readings[i]
    was = heating
    if t < low:
        heating = True
    if t > high:
        heating = False
    if was != heating:
        switches = switches + 1
        print("reading " + str(i) + ": " + str(t) + " -> " + ("ON" if heating else "OFF"))
    if heating:
        history = history + "#"
    else:
        history = history + "."

print(history)
print("switches:", switches)
longest = max(len(run) for run in history.split("."))
print("longest heating period:", longest)
energy = history.count("#") * 1.5
print("energy", energy, "kWh, per switch", round(energy / switches, 2))
