stops = ["Ulm", "Aalen", "Crailsheim", "Ansbach"]
getting_on = {"Ulm": 40, "Aalen": 22, "Crailsheim": 9}
getting_off = {"Aalen": 12, "Crailsheim": 31, "Ansbach": 28}
SEATS = 44

inside = 0
standing = []
for stop in stops:
    inside = inside - getting_off.get(stop, 0) + getting_on.get(stop, 0)
    standing.append(max(inside - SEATS, 0))
    print(f"{stop:<11} {inside:>3} inside, {standing[-1]} standing")

worst = stops[standing.index(max(standing))]
print("most crowded after", worst)
print("passengers:", sum(getting_on.values()), "left:", sum(getting_off.values()))
if inside:
    print("check the counts!", inside, "people are still on board")
