#!/usr/bin/env python3
# percent, read every 20 minutes
LEVELS = [100, 96, 91, 91, 80, 64, 63, 100, 97]
STEP = 20

print("time  level change")
charging = None
for i in range(len(LEVELS)):
    h, m = divmod(i * STEP, 60)
    change = LEVELS[i] - LEVELS[i - 1] if i > 0 else 0
    if change > 0:
        charging = i
    print(f"{h:02d}:{m:02d} {LEVELS[i]:>5}% {change:+d}")

drops = [a - b for a, b in zip(LEVELS, LEVELS[1:]) if a > b]
per_hour = sum(drops) / len(drops) * 60 / STEP
print("drains %.1f%% per hour" % per_hour)

lowest = min(LEVELS)
when = LEVELS.index(lowest) * STEP
print(f"lowest {lowest}% after {when} min, charged at reading {charging}")

remaining = LEVELS[-1] / per_hour
print("left: {:.0f} h {:.0f} min".format(remaining // 1, remaining % 1 * 60))

heavy = []
for i, d in enumerate(drops):
    if d > 2 * sum(drops) / len(drops):
        heavy.append(i)
print("heavy use in", heavy, [drops[i] for i in heavy])
