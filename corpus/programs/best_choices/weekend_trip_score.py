trips = {
    "Lisbon":  {"hours": 3.2, "price": 240, "sun": 9},
    "Krakow":  {"hours": 1.8, "price": 95,  "sun": 4},
    "Bergen":  {"hours": 2.1, "price": 180, "sun": 2},
    "Trieste": {"hours": 5.5, "price": 70,  "sun": 8},
}
weights = {"hours": -2, "price": -0.03, "sun": 1.5}

scores = {}
for city in trips:
    s = 0
    for key in weights:
        s += weights[key] * trips[city][key]
    scores[city] = round(s, 2)

ranking = sorted(scores, key=lambda c: scores[c], reverse=True)
for i in range(len(ranking)):
    c = ranking[i]
    print(str(i + 1) + ". " + c + " " * (9 - len(c)) + str(scores[c]))

winner = ranking[0]
runner_up = ranking[1]
margin = scores[winner] - scores[runner_up]
print(winner, "wins by", round(margin, 2))

# how cheap would the second one have to be?
needed = trips[runner_up]["price"] - margin / 0.03
print(runner_up, "would win below", int(needed))
weights["sun"] = 0
no_sun = max(trips, key=lambda c: sum(weights[k] * trips[c][k] for k in weights))
print("without sun:", no_sun)
budget = [c for c in ranking if trips[c]["price"] < 100 and trips[c]["hours"] <= 3]
print("cheap and near:", budget)
