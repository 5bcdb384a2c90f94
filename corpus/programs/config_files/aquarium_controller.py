targets = {"temp": (24.0, 26.0), "ph": (6.8, 7.4), "level": (90, 100)}
actions = {
    ("temp", "low"): "heater on",
    ("temp", "high"): "fan on",
    ("ph", "high"): "add CO2",
    ("level", "low"): "pump on",
}
samples = [
    {"temp": 23.5, "ph": 7.0, "level": 97},
    {"temp": 24.4, "ph": 7.6, "level": 91},
    {"temp": 26.2, "ph": 6.7, "level": 88},
    {"temp": 25.0, "ph": 7.1},
]


def judge(name, value):
    low, high = targets[name]
    if value < low:
        return "low"
    if value > high:
        return "high"
    return "ok"


alarms = {}
for n, sample in enumerate(samples):
    todo = []
    for name in targets:
        if name not in sample:
            todo.append(f"no {name} sensor")
            continue
        state = judge(name, sample[name])
        if state != "ok":
            todo.append(actions.get((name, state), f"call Jörg, {name} is {state}"))
            alarms[name] = alarms.get(name, 0) + 1
    print(n, todo or "fine")

print(alarms, max(alarms, key=alarms.get))
middle = {k: sum(v) / 2 for k, v in targets.items()}
drift = [round(s["temp"] - middle["temp"], 2) for s in samples]
print(middle, drift, "rising" if sorted(drift) == drift else "up and down")
targets["temp"] = (targets["temp"][0] - 1, targets["temp"][1])
print([judge("temp", s["temp"]) for s in samples])
