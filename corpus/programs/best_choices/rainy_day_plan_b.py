ACTIVITIES = [
    {"name": "zoo", "outside": True, "fun": 9, "cost": 18},
    {"name": "museum", "outside": False, "fun": 6, "cost": 8},
    {"name": "boat", "outside": True, "fun": 8, "cost": 25, "wind": 4},
    {"name": "baking", "outside": False, "fun": 7, "cost": 4},
]


def expected(activity, rain):
    fun = activity["fun"]
    if activity["outside"]:
        fun *= 1 - rain * 0.8
    return fun


def possible(forecast, money):
    for a in ACTIVITIES:
        if a["cost"] > money:
            continue
        if forecast["wind"] > a.get("wind", 10):
            continue
        yield a


def plan(forecast, money):
    options = sorted(possible(forecast, money), key=lambda a: expected(a, forecast["rain"]), reverse=True)
    first = options[0]
    fallback = next((a for a in options[1:] if a["outside"] != first["outside"]), None)
    return first["name"], fallback and fallback["name"]


def main():
    week = {
        "Sat": {"rain": 0.1, "wind": 2},
        "Sun": {"rain": 0.7, "wind": 5},
        "Mon": {"rain": 0.3, "wind": 6},
    }
    for day, forecast in week.items():
        a, b = plan(forecast, money=20)
        print(f"{day}: {a}, otherwise {b}")
    print(plan(week["Sat"], 6), plan(week["Sat"], 30))
    break_even = next(r / 20 for r in range(21) if expected(ACTIVITIES[0], r / 20) < 7)
    print("zoo up to", break_even)
    try:
        plan(week["Mon"], money=3)
    except IndexError:
        print("stay in bed")


main()
