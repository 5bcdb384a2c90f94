team = {"Anna": "Lyon", "Bas": "Ghent", "Carla": "Bonn", "Dov": "Bonn"}
hours = {
    "Lyon": {"Ghent": 4.5, "Bonn": 5, "Basel": 4},
    "Ghent": {"Lyon": 4.5, "Bonn": 3, "Basel": 6},
    "Bonn": {"Lyon": 5, "Ghent": 3, "Basel": 3.5},
}


def travel(city):
    return {p: hours[home].get(city, 0) for p, home in team.items()}


def unfairness(times):
    return max(times.values()) - min(times.values())


cities = ["Lyon", "Ghent", "Bonn", "Basel"]
by_sum = min(cities, key=lambda c: sum(travel(c).values()))
by_longest = min(cities, key=lambda c: max(travel(c).values()))
fairest = min(cities, key=lambda c: unfairness(travel(c)))
for c in cities:
    t = travel(c)
    print(f"{c:<6}sum {sum(t.values()):>4} longest {max(t.values()):>3} gap {unfairness(t)}")
print(by_sum, by_longest, fairest)
team["Eve"] = "Basel"
print(travel("Lyon"))
