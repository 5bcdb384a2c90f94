log = [
    # hour, rain, sun, height of sun
    [8, True, False, 12],
    [10, False, True, 30],
    [12, True, True, 55],
    [15, True, True, 38],
    [17, True, True, 21],
    [18, False, False, 9],
    [19, True, True, -1],
]
rainbows = []
for row in log:
    hour, rain, sun, height = row
    if rain and sun and 0 < height < 42:
        top = 42 - height
        rainbows.append((hour, top))
        print("rainbow at", hour, "o'clock,", top, "degrees high")
    elif rain and sun:
        print(f"none at {hour}: sun at {height}°")
hours, tops = zip(*rainbows)
print("best at", hours[tops.index(max(tops))])
print("mean height", sum(tops) / len(tops))
log = [row for row in log if row[3] > 0]
del log[0][1:3]
print(log[0], len(log))
