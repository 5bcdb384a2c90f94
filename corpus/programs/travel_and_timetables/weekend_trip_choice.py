def main():
    trips = [
        {"to": "Gent", "hours": 4.5, "price": 89, "tags": {"city", "beer", "art"}},
        {"to": "Spiekeroog", "hours": 6, "price": 61, "tags": {"sea", "quiet"}},
        {"to": "Görlitz", "hours": 3, "price": 45, "tags": {"city", "quiet", "cinema"}},
        {"to": "Tatra", "hours": 9, "price": 110, "tags": {"hiking", "quiet"}},
    ]
    people = {"Mo": ["city", "art"], "Ria": ["quiet", "sea"], "Su": ["quiet", "city"]}
    max_hours, budget = 6, 80
    scores = {}
    for trip in trips:
        likes = sum(len(trip["tags"].intersection(wishes)) for wishes in people.values())
        score = likes * 2 - trip["hours"] / 2
        if trip["price"] > budget:
            score -= (trip["price"] - budget) / 10
        if trip["hours"] > max_hours:
            print("too far:", trip["to"])
            continue
        scores[trip["to"]] = round(score, 2)
    ranking = sorted(scores.items(), key=lambda kv: kv[1], reverse=True)
    for place, (name, score) in enumerate(ranking, 1):
        print(f"{place}. {name:12}{score:6.2f}")
    winner = next(t for t in trips if t["to"] == ranking[0][0])
    unhappy = [p for p, w in people.items() if not winner["tags"] & set(w)]
    print(winner["to"], "for", winner["price"] * len(people), "unhappy:", unhappy or "nobody")


if __name__ == "__main__":
    main()
