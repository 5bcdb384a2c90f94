laps = [64, 61, 70, 59, 66]
names = ["Ada", "Bo", "Cy"]

def best_lap(laps):
    best = 0
    for lap in laps:
        if lap < best:
            best = lap
    return best

def worst_lap(laps):
    worst = 0
    for lap in laps:
        if lap > worst:
            worst = lap
    return worst

def minutes(seconds):
    m = seconds // 60
    s = seconds - m * 60
    if s < 10:
        return str(m) + ":0" + str(s)
    return str(m) + ":" + str(s)

total = 0
for i in range(len(laps)):
    total += laps[i]
    print("lap", i + 1, minutes(laps[i]), "total", minutes(total))

print("best", minutes(best_lap(laps)), "worst", minutes(worst_lap(laps)))
faster = 0
for i in range(1, len(laps)):
    if laps[i] < laps[i - 1]:
        faster += 1
print(faster, "times faster than before")
mean = total / len(laps)
above = [lap for lap in laps if lap > mean]
print(mean, above)
