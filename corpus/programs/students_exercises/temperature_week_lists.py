days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
temps = [12, 15, 11, 19, 21, 18, 16]

warmest = 0
for i in range(len(temps)):
    if temps[i] > temps[warmest]:
        warmest = i
print("warmest:", days[warmest], temps[warmest])

changes = []
for i in range(len(temps) - 1):
    changes.append(temps[i + 1] - temps[i])
print("changes:", changes)
print("biggest jump:", max(changes), "after", days[changes.index(max(changes))])

weekend = temps[5:]
week = temps[:5]
print("weekend %.1f, week %.1f" % (sum(weekend) / len(weekend), sum(week) / len(week)))

# days above 15
nice = ""
for d, t in zip(days, temps):
    if t > 15:
        nice += d + " "
print("nice days:", nice.strip())

temps.sort()
middle = temps[len(temps) // 2]
print("median", middle, "coldest", temps[0])
print(days[0], temps[0])
