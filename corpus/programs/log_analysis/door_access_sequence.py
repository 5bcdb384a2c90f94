log = ["07:58 Kim in", "08:02 Lou in", "09:15 Kim out", "09:20 Mo out", "09:40 Kim in", "12:00 Lou in", "17:05 Kim out"]

inside = {}
minutes = {}
strange = []
for line in log:
    time, who, way = line.split()
    h, m = map(int, time.split(":"))
    t = 60 * h + m
    if way == "in":
        if who in inside:
            strange.append(line)
        inside[who] = t
    else:
        if who not in inside:
            strange.append(line)
            continue
        minutes[who] = minutes.get(who, 0) + t - inside.pop(who)

print("inside:", sorted(inside))
for who, n in minutes.items():
    print(who, "%d:%02d" % divmod(n, 60))
print("strange:", strange)

times = []
count = 0
most = 0
for line in log:
    time, _, way = line.split()
    count += 1 if way == "in" else -1
    if count > most:
        most = count
        times = [time]
    elif count == most:
        times.append(time)
print("most people:", most, times)
first = min(l.split()[0] for l in log)
last = max(l.split()[0] for l in log)
print(first, last, len({l.split()[1] for l in log}))
