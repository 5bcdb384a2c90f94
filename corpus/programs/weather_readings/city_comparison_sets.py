cities = {
    "Bergen": {"rain": 22, "sun": 3, "frost": 4},
    "Sevilla": {"rain": 2, "sun": 27, "frost": 0},
    "Graz": {"rain": 9, "sun": 14, "frost": 11},
    "Tromsø": {"rain": 12, "sun": 1, "frost": 25},
}

wet = {c for c, d in cities.items() if d["rain"] > 8}
sunny = {c for c, d in cities.items() if d["sun"] >= 10}
icy = {c for c, d in cities.items() if d["frost"]}

print("wet but not icy:", sorted(wet - icy))
print("sunny and icy:", sorted(sunny & icy))
print("either sunny or wet:", sorted(sunny ^ wet))
print("all icy ones are wet:", icy <= wet)

columns = ["rain", "sun", "frost"]
ranks = {}
for column in columns:
    ordered = sorted(cities, key=lambda c: cities[c][column], reverse=column != "sun")
    for place, city in enumerate(ordered):
        ranks[city] = ranks.get(city, 0) + place
print(ranks)
favourite = max(ranks, key=lambda c: ranks[c])
print("move to", favourite)
nobody = set(cities) - wet - sunny - icy
print("nothing known of", nobody or "none")
