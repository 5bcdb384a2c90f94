from functools import partial


def rule(message, test):
    def check(trip):
        return None if test(trip) else message.format(**trip)
    return check


def limit(field, maximum):
    return rule(f"{field} {{{field}}} is over {maximum}", lambda t: t[field] <= maximum)


rules = [
    rule("{days} days are too few for {country}", lambda t: t["days"] >= 3 or t["country"] == "home"),
    limit("price", 2000),
    limit("days", 21),
    rule("no passport", lambda t: t["passport"] or t["country"] == "home"),
]


def check(trip, rules=rules):
    return [m for r in rules if (m := r(trip))]


def main():
    trip = partial(dict, passport=True, price=500, days=7)
    trips = [
        trip(country="Perú", price=2600, days=20),
        trip(country="home", days=1, passport=False),
        trip(country="Malta", days=2, passport=False),
        trip(country="Japan", days=30, price=3999.99),
    ]
    for t in trips:
        found = check(t)
        print(t["country"].ljust(6), len(found), found)
    print(check(trips[0], rules[2:]))
    good = [t["country"] for t in trips if not check(t)]
    print(good)
    print(check({"country": "Oman", "days": 5}))


main()
