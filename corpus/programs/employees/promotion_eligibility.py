class NotEligible(Exception):
    """Raised with all the reasons together."""


def need(condition, reason, reasons):
    if not condition:
        reasons.append(reason)


def check(person, *, min_years=2, min_rating=3.5):
    reasons = []
    ratings = person["ratings"]
    need(person["years"] >= min_years, "too new", reasons)
    need(ratings and sum(ratings) / len(ratings) >= min_rating, "rating too low", reasons)
    need("warning" not in person["notes"], "open warning", reasons)
    if reasons:
        raise NotEligible(*reasons)
    return person["level"] + 1


def main():
    people = [
        {"name": "Ahmed", "years": 4, "ratings": [4, 5, 3], "notes": [], "level": 3},
        {"name": "Birte", "years": 1, "ratings": [5], "notes": [], "level": 2},
        {"name": "Colm", "years": 7, "ratings": [3, 3], "notes": ["warning", "late"], "level": 4},
        {"name": "Dao", "years": 3, "ratings": [], "notes": [], "level": 1},
    ]
    for p in people:
        try:
            level = check(p)
        except NotEligible as e:
            print(p["name"], "no:", " + ".join(e.args))
        else:
            p["level"] = level
            print(p["name"], "moves to level", level)
    relaxed = 0
    for p in people:
        try:
            check(p, min_years=1, min_rating=3)
            relaxed += 1
        except NotEligible:
            pass
    print("with relaxed rules:", relaxed)
    print([p["level"] for p in people])


if __name__ == "__main__":
    main()
