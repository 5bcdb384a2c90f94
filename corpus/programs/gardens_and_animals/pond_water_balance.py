def simulate(level, rain, sun, capacity=1000, overflow=None):
    overflow = overflow or []
    for day, (r, s) in enumerate(zip(rain, sun)):
        level += r * 12
        level -= s * 7.5
        if level > capacity:
            overflow.append((day, level - capacity))
            level = capacity
        level = max(level, 0)
        yield day, level
    yield "overflow", overflow


rain = [0, 0, 14, 3, 0, 22, 0]
sun = [9, 11, 1, 4, 10, 0, 8]
levels = {}
for key, value in simulate(820, rain, sun):
    levels[key] = value

overflow = levels.pop("overflow")
for day, level in levels.items():
    print(f"day {day} {level:7.1f} l {'≈' * round(level / 50)}")
print("overflow:", overflow)
pump_on = [d for d, l in levels.items() if l < 700]
print("pump on days", pump_on)
net = sum(rain) * 12 - sum(sun) * 7.5
change = levels[6] - 820
print("net", net, "change", change, "lost over the edge", round(net - change, 1))
dry = dict(simulate(100, [0] * 3, [10, 10, 10]))
print(dry)
