people = ["Ines", "Jo", "Karl"]
days = 5
rota = [["off"] * days] * len(people)

for d in range(days):
    i = d % len(people)
    rota[i][d] = "on"

for name, row in zip(people, rota):
    print(name, row)

load = {}
for name, row in zip(people, rota):
    load[name] = row.count("on")
print(load)
if max(load.values()) - min(load.values()) <= 1:
    print("fair")
else:
    print("unfair")
