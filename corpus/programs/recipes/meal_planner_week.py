from itertools import cycle, islice

recipes = {
    "lasagne": {"meat": True, "minutes": 90},
    "dal": {"meat": False, "minutes": 35},
    "salad": {"meat": False, "minutes": 15},
    "goulash": {"meat": True, "minutes": 120},
}
days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


def suits(recipe, day):
    if day == "Fri" and recipe["meat"]:
        return False
    limit = 180 if day in ("Sat", "Sun") else 90
    return recipe["minutes"] <= limit


def plan(recipes, days):
    order = cycle(recipes)
    week = {}
    for day in days:
        for name in islice(order, len(recipes)):
            if suits(recipes[name], day):
                week[day] = name
                break
    return week


def main():
    week = plan(recipes, days)
    for day, name in week.items():
        print(day, name, recipes[name]["minutes"])
    minutes = sum(recipes[n]["minutes"] for n in week.values())
    print(f"{minutes // 60} h {minutes % 60} min in the kitchen")
    meat = [d for d in week if recipes[week[d]]["meat"]]
    print("meat on", meat)
    print(plan({"goulash": recipes["goulash"]}, days))


main()
