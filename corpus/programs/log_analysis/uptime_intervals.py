events = "up 0,down 130,up 145,down 300,down 310,up 480"
END = 600

state = "down"
since = 0
up_total = 0
outages = []
for item in events.split(","):
    kind, t = item.split()
    t = int(t)
    if kind == state:
        print("repeated", kind, "at", t)
        continue
    if kind == "down":
        up_total += t - since
    else:
        if t > 0:
            outages.append((since, t))
    state = kind
    since = t
if state == "up":
    up_total += END - since

print("up", up_total, "of", END)
print("availability {:.3%}".format(up_total / END))
for a, b in outages:
    print(f"outage from {a} to {b}, {b - a} s")
longest = max(outages, key=lambda o: o[1] - o[0])
print("longest:", longest)
nines = 0
while up_total / END >= 1 - 10 ** -(nines + 1):
    nines += 1
print("nines:", nines)
print("mean time to repair", sum(b - a for a, b in outages) / len(outages))
