settings = "time=6:45 days=mon,tue,wed,thu,fri snooze=9 volume=3..7 sound=Vögel"

conf = {}
for item in settings.split():
    k, v = item.split("=")
    if "," in v:
        v = v.split(",")
    elif ".." in v:
        v = tuple(int(n) for n in v.split(".."))
    elif v.isdigit():
        v = int(v)
    conf[k] = v
print(conf)

h, m = conf["time"].split(":")
start = int(h) * 60 + int(m)
low, high = conf["volume"]
t = start
for n in range(4):
    volume = min(high, low + 2 * n)
    print("%d:%02d %s %s" % (t // 60, t % 60, conf["sound"], "!" * volume))
    t += conf["snooze"]

week = "mon tue wed thu fri sat sun".split()
print(" ".join(d.upper() if d in conf["days"] else d for d in week))
off = [d for d in week if d not in conf["days"]]
print("sleep long on", " and ".join(off))
changed = {**conf, "days": conf["days"] + ["sat"], "snooze": 5}
changed["days"].remove("mon")
print(len(conf["days"]), len(changed["days"]), conf["snooze"])
print([k for k in conf if conf[k] != changed[k]])
