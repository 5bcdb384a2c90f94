events = "12 Kane; 31 Saka; 45+2 Kane (pen); 60 Maguire (og); 77 Saka; 90+4 Kane"
home = {"Kane", "Saka"}

goals = []
for part in events.split("; "):
    words = part.split()
    minute = words[0]
    name = words[1]
    extra = words[2].strip("()") if len(words) > 2 else ""
    goals.append((minute, name, extra))

scorers = {}
for minute, name, extra in goals:
    label = minute + "'" + (" " + extra if extra else "")
    scorers.setdefault(name, []).append(label)
for name in scorers:
    print(name + ":", ", ".join(scorers[name]))

for_home = sum(1 for _, n, e in goals if (n in home) != (e == "og"))
print("score", for_home, ":", len(goals) - for_home)
hat_trick = [n for n, g in scorers.items() if len(g) >= 3]
print("hat trick:", hat_trick)
late = [m for m, *_ in goals if "+" in m]
print("stoppage time:", late)
minutes = [sum(map(int, m.split("+"))) for m, *_ in goals]
print(minutes, "sorted:", minutes == sorted(minutes), "longest wait", max(b - a for a, b in zip([0] + minutes, minutes)))
