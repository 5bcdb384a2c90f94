jobs = [("bread", 220, 40), ("pizza", 250, 12), ("cake", 175, 50), ("rolls", 220, 18), ("pie", 180, 35)]
oven = 20
clock = 0
order = []

# hottest last: heating is quicker than cooling
for name, temp, minutes in sorted(jobs, key=lambda j: (j[1], -j[2])):
    heating = (temp - oven) // 10 if temp > oven else (oven - temp) // 4
    clock += heating
    print("t=%3d  %-6s %d°C" % (clock, name, temp))
    clock += minutes
    oven = temp
    order.append(name)

print("done at", clock, order)
plain = sum(j[2] for j in jobs)
print("heating took", clock - plain)

groups = {}
for name, temp, minutes in jobs:
    groups.setdefault(round(temp, -1), []).append(name)
print(groups)
slow = max(jobs, key=lambda j: j[-1])[0]
print("slowest:", slow)
