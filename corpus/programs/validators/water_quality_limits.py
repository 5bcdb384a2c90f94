limits = {
    # name: (lowest, highest, unit)
    "pH": (6.5, 9.5, ""),
    "nitrate": (0, 50, "mg/l"),
    "lead": (0, 0.01, "mg/l"),
}

samples = {
    "well": {"pH": 7.1, "nitrate": 62, "lead": 0.002},
    "tap": {"pH": 7.8, "nitrate": 11, "lead": 0.01},
    "pond": {"pH": 6.2, "nitrate": None, "lead": 0.3},
}

for place, values in samples.items():
    notes = []
    for name, (low, high, unit) in limits.items():
        v = values[name]
        if v is None:
            notes.append(f"{name} not measured")
        elif v < low:
            notes.append(f"{name} {v}{unit} below {low}")
        elif v > high:
            notes.append(f"{name} {v} {unit} is {v / high:.1f} times the limit")
    verdict = "drinkable" if not notes else "NO"
    print(place, "-", verdict)
    for n in notes:
        print("   ", n)

measured = [v for s in samples.values() for v in s.values() if v is not None]
print(len(measured), "values,", max(s["lead"] for s in samples.values()), "worst lead")
print(sorted(samples, key=lambda p: samples[p]["pH"]))
