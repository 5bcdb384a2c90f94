weights = {"Hive 1": [31.0, 31.4, 33.9, 33.7, 20.1], "Hive 2": [28.5, 28.4, 28.6, 28.2, 28.1]}
days = ["1.6.", "2.6.", "3.6.", "4.6.", "5.6."]

lines = ["hive;" + ";".join(days)]
for hive in weights:
    lines.append(hive + ";" + ";".join(str(w).replace(".", ",") for w in weights[hive]))
csv = "\n".join(lines)
print(csv)

events = []
for hive, values in weights.items():
    for i in range(1, len(values)):
        d = round(values[i] - values[i - 1], 1)
        if d > 2:
            events.append((days[i], hive, "nectar flow", d))
        elif d < -10:
            events.append((days[i], hive, "honey taken", d))
        elif d < -2:
            events.append((days[i], hive, "swarm?", d))
for e in events:
    print("%s %s: %s (%+.1f kg)" % e)

honey = -sum(d for *_, what, d in events if what == "honey taken")
print("honey", honey, "kg =", int(honey / 0.5), "jars")
gain = {h: round(v[-1] - v[0], 1) for h, v in weights.items()}
real = {h: round(g + sum(-d for _, hive, what, d in events if hive == h and what == "honey taken"), 1) for h, g in gain.items()}
print(gain, real, max(real, key=real.get))
rows = [l.split(";") for l in csv.split("\n")[1:]]
print([float(r[-1].replace(",", ".")) for r in rows] == [v[-1] for v in weights.values()])
