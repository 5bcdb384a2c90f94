def decide(weather):
    match weather:
        case {"rain": r} if r > 80:
            return "boots and umbrella"
        case {"rain": r, "wind": w} if r > 40 and w > 50:
            return "raincoat"
        case {"rain": r} if r > 40:
            return "umbrella"
        case {"temp": t} if t < 0:
            return "scarf"
        case {"temp": t, "uv": uv} if t > 25 or uv >= 6:
            return "sun hat"
        case {}:
            return "nothing special"


days = [
    {"rain": 90, "temp": 8},
    {"rain": 55, "wind": 62, "temp": 14},
    {"rain": 55, "wind": 10},
    {"rain": 5, "temp": -3, "uv": 7},
    {"temp": 22, "uv": 6},
    {"temp": 30},
]
plan = [decide(d) for d in days]
for number, (d, p) in enumerate(zip(days, plan), 1):
    print(number, p, d)
pack = []
for p in plan:
    for thing in p.split(" and "):
        if thing not in pack and thing != "nothing special":
            pack.append(thing)
print("pack:", ", ".join(pack))
print(sum(p == "nothing special" for p in plan), "easy day(s)")
