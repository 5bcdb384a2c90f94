builds = [
    {"nr": 101, "ok": True, "steps": {"compile": 62, "test": 180}},
    {"nr": 102, "ok": False, "steps": {"compile": 12}},
    {"nr": 103, "ok": True, "steps": {"compile": 65, "test": 210, "deploy": 30}},
    {"nr": 104, "ok": True, "steps": {"compile": 90, "test": 205, "deploy": 28}},
]

totals = []
for b in builds:
    t = 0
    for step in b["steps"]:
        t += b["steps"][step]
    totals.append(t)
    print("#%d %-6s %3d:%02d" % (b["nr"], "ok" if b["ok"] else "broken", t // 60, t % 60))

green = [b for b in builds if b["ok"]]
print("green: %d of %d" % (len(green), len(builds)))

steps = {}
for b in green:
    for name, s in b["steps"].items():
        steps.setdefault(name, []).append(s)
for name, values in steps.items():
    trend = values[-1] - values[0]
    print(f"{name:<8} mean {sum(values) / len(values):6.1f}  trend {trend:+d}")

worst = max(steps, key=lambda n: (steps[n][-1] - steps[n][0]) / steps[n][0])
print("grew most:", worst)
streak = 0
for b in reversed(builds):
    if not b["ok"]:
        break
    streak += 1
print("green streak:", streak)
