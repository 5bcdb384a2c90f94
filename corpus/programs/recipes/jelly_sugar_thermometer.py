stages = {
    "thread": (106, 112),
    "soft ball": (112, 116),
    "firm ball": (118, 121),
    "crack": (132, 154),
    "caramel": (160, 182),
}

def stage(temp, altitude=0):
    temp = temp + altitude / 300
    for name, (low, high) in stages.items():
        if low <= temp <= high:
            return name
    return "burnt" if temp > 182 else "-"

def heat(start, minutes, power):
    temp = start
    curve = [temp]
    for _ in range(minutes):
        temp += power * (1 - temp / 260)
        curve.append(round(temp, 1))
    return curve

curve = heat(100, 9, 16)
shown = None
for minute, temp in enumerate(curve):
    s = stage(temp)
    if s != shown:
        print(f"{minute} min {temp}° {s}")
        shown = s
names = [stage(t) for t in curve]
print([n for n in stages if n not in names], "missed")
print(stage(112), stage(117), stage(200), stage(110, altitude=1500))
slow = heat(100, 20, 7)
first = next(i for i, t in enumerate(slow) if stage(t) == "crack")
print("slow crack at minute", first, "of", len(slow) - 1)
