from itertools import groupby

plants = """fern;shade;2
basil;sun;1
ivy;half;5
cactus;sun;14
moss;shade;1""".split("\n")

rows = []
for line in plants:
    name, light, days = line.split(";")
    rows.append({"name": name, "light": light, "days": int(days)})

rows.sort(key=lambda r: (r["light"], -r["days"]))
for light, group in groupby(rows, key=lambda r: r["light"]):
    names = [r["name"] + f"({r['days']})" for r in group]
    print(light.upper().ljust(6), " ".join(names))

thirsty = [r for r in rows if r["days"] <= 2]
for r in thirsty:
    r["pot"] = "big"
without_pot = [r["name"] for r in rows if "pot" not in r]
print(len(thirsty), without_pot)
print({r["name"]: r.get("pot", "small") for r in rows})
longest = max(rows, key=lambda r: r["days"])
print("on holiday for", longest["days"], "days? only the", longest["name"], "survives")
