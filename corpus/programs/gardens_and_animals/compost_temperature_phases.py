temps = [18, 27, 41, 55, 62, 60, 52, 44, 39, 46, 37, 29, 24]

phases = []
for t in temps:
    if t >= 55:
        phase = "hot"
    elif t >= 40:
        phase = "warm"
    else:
        phase = "cool"
    if not phases or phases[-1][0] != phase:
        phases.append([phase, 1])
    else:
        phases[-1][1] += 1

print(phases)
hot_days = sum(n for phase, n in phases if phase == "hot")
print("hot days:", hot_days, "weeds killed" if hot_days >= 3 else "weeds may live")

turn_days = []
for day in range(1, len(temps) - 1):
    falling = temps[day] < temps[day - 1]
    if falling and temps[day] < 40 and day - (turn_days[-1] if turn_days else -9) > 3:
        turn_days.append(day)
print("turn on days", turn_days)
rise = max((b - a, i) for i, (a, b) in enumerate(zip(temps, temps[1:]), 1))
print("fastest rise: %d degrees on day %d" % rise)
print("ready:", all(t < 30 for t in temps[-2:]))
