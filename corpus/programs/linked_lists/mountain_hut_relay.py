huts = [("Alm", 0), ("Bock", 7), ("Cima", 15), ("Dorn", 19)]

chain = None
for name, km in reversed(huts):
    chain = {"name": name, "km": km, "next": chain}

hut = chain
while hut["next"]:
    gap = hut["next"]["km"] - hut["km"]
    print(f"{hut['name']} -> {hut['next']['name']}: {gap} km")
    hut = hut["next"]
print("end at", hut["name"])

# Cima is closed
hut = chain
while hut["next"]["name"] != "Cima":
    hut = hut["next"]
closed = hut["next"]
hut["next"] = closed["next"]
longest = 0
hut = chain
names = [hut["name"]]
while hut["next"]:
    longest = max(longest, hut["next"]["km"] - hut["km"])
    hut = hut["next"]
    names.append(hut["name"])
print(names, "longest leg", longest)

# a new hut at km 10 takes its place
new = {"name": "Edel", "km": 10, "next": None}
hut = chain
while hut["next"] and hut["next"]["km"] < new["km"]:
    hut = hut["next"]
new["next"], hut["next"] = hut["next"], new
print(hut["name"], "->", new["name"], "->", new["next"]["name"])
print(closed["next"]["name"], "still knows its neighbour")
