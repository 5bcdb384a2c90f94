steps = {"shower": 12, "breakfast": 20, "walk to bus": 7, "bus": 18, "walk to platform": 4}
departure = "07:42"
buffer = 5

h, m = departure.split(":")
total = buffer
for step in steps:
    total += steps[step]
minutes = int(h) * 60 + int(m) - total
print("leave bed at", str(minutes // 60) + ":" + str(minutes % 60))

clock = minutes
for step in steps:
    clock += steps[step]
    print(step.ljust(17), str(clock // 60) + ":" + str(clock % 60))

snooze = 9
times = 0
while total - steps["breakfast"] + (times + 1) * snooze <= total:
    times += 1
print("without breakfast you can snooze", times, "times")
skip = [s for s in steps if steps[s] >= 10 and "walk" not in s and s != "bus"]
print("can be skipped:", skip, "saves", sum(steps[s] for s in skip))
