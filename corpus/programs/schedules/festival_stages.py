acts = {
    "main": [("Los Gatos", 14, 45), ("DJ Übel", 16, 90), ("Mirrors", 18, 60)],
    "tent": [("Poetry", 14, 30), ("Las Niñas", 17, 60)],
}
wanted = {"Los Gatos", "Poetry", "Las Niñas", "Mirrors", "DJ Übel"}

def end(hour, minutes):
    return hour + minutes / 60

route = []
for stage, programme in acts.items():
    for name, hour, minutes in programme:
        if name in wanted:
            route.append((hour, end(hour, minutes), name, stage))
route.sort()

previous = None
walks = 0
for entry in route:
    start, stop, name, stage = entry
    if previous and start < previous[1]:
        print("  clash:", name, "with", previous[2])
        continue
    if previous and previous[3] != stage:
        walks += 1
    print(f"{start}:00 {name} @ {stage}")
    previous = entry
print("walks", walks)
