log = "07:00 8.5; 09:00 11.0; 13:00 17.5; 16:00 18.0; 21:00 9.5"

hours = []
temps = []
for part in log.split("; "):
    clock, value = part.split(" ")
    hours.append(int(clock[:2]))
    temps.append(float(value))

mannheim = (temps[0] + temps[2] + 2 * temps[-1]) / 4
plain = sum(temps) / len(temps)
print("mannheim mean", mannheim, "plain", round(plain, 2))

area = 0
for i in range(1, len(hours)):
    area += (hours[i] - hours[i - 1]) * (temps[i] + temps[i - 1]) / 2
print("weighted", round(area / (hours[-1] - hours[0]), 2))

rise = [(temps[i + 1] - temps[i]) / (hours[i + 1] - hours[i]) for i in range(len(hours) - 1)]
steepest = rise.index(max(rise))
print("rises fastest after", hours[steepest], "by", round(max(rise), 2), "an hour")
at = 11
for i in range(len(hours) - 1):
    if hours[i] <= at <= hours[i + 1]:
        f = (at - hours[i]) / (hours[i + 1] - hours[i])
        print("at", at, "about", round(temps[i] + f * (temps[i + 1] - temps[i]), 2))
warm = [h for h, t in zip(hours, temps) if t > plain]
print("warm hours", warm)
