clicks = "09:15 09:40 10:05 13:30 13:31 13:59 14:00 09:02 22:10 13:00".split()

hours = [0] * 24
for c in clicks:
    hours[int(c[:2])] += 1

shades = " .:*#"
top = max(hours)
line = ""
for h in range(24):
    level = hours[h] * (len(shades) - 1) // top
    line += shades[level]
print("|" + line + "|")
print(" 0     6     12    18")

busiest = [h for h in range(24) if hours[h] == top]
print("busiest hour:", busiest)
quiet_start = best = 0
run_start = None
for h in range(24):
    if hours[h] == 0:
        if run_start is None:
            run_start = h
        if h - run_start + 1 > best:
            best = h - run_start + 1
            quiet_start = run_start
    else:
        run_start = None
print("longest quiet time: %d h from %d:00" % (best, quiet_start))
morning, afternoon = sum(hours[6:12]), sum(hours[12:18])
print(morning, afternoon, sum(hours) - morning - afternoon)
minutes = sorted(int(c[3:]) for c in clicks)
print(minutes, minutes[len(minutes) // 2])
