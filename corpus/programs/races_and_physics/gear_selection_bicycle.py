chainrings = [34, 50]
sprockets = [11, 14, 19, 25, 32]
WHEEL = 2.1


def speed(cadence, front, back):
    return cadence * front / back * WHEEL * 60 / 1000


def gears():
    table = [(f / b, f, b) for f in chainrings for b in sprockets]
    return sorted(table)


def pick(kmh, cadence=85):
    return min(gears(), key=lambda g: abs(speed(cadence, *g[1:]) - kmh))[1:]


profile = [("flat", 30), ("climb", 11), ("valley", 45), ("steep", 8), ("home", 25)]
last = None
shifts = 0
for part, kmh in profile:
    gear = pick(kmh)
    if last and gear != last:
        shifts += (gear[0] != last[0]) + abs(sprockets.index(gear[1]) - sprockets.index(last[1]))
    cadence = kmh * 1000 / 60 / WHEEL * gear[1] / gear[0]
    print(f"{part:7}{kmh:>3} km/h {gear[0]}/{gear[1]} at {cadence:.0f} rpm")
    last = gear
print("shifts", shifts)
ratios = [r for r, *_ in gears()]
steps = [round(b / a - 1, 3) for a, b in zip(ratios, ratios[1:])]
print("smallest step", min(steps), "largest", max(steps))
double = [(a, b) for a, b in zip(gears(), gears()[1:]) if b[0] / a[0] < 1.05]
print(len(double), "nearly the same")
