RULES = {
    "front light": lambda b: b.get("front") == "white",
    "rear light": lambda b: b.get("rear") == "red",
    "two brakes": lambda b: b.get("brakes", 0) >= 2,
    "bell": lambda b: "bell" in b.get("extras", []),
    "reflectors": lambda b: b.get("reflectors", 0) >= 4 or "reflecting tyres" in b.get("extras", ()),
}
FINES = {"front light": 20, "rear light": 20, "two brakes": 10, "bell": 15}


def inspect(bike):
    return {name: rule(bike) for name, rule in RULES.items()}


def fine(result):
    missing = [name for name, ok in result.items() if not ok]
    costs = sorted((FINES.get(m, 5) for m in missing), reverse=True)
    return sum(costs[:2]), missing


def main():
    bikes = {
        "Rosa": {"front": "white", "rear": "red", "brakes": 2, "extras": ["bell", "reflecting tyres"]},
        "Fixie": {"brakes": 1, "reflectors": 2},
        "Opa": {"front": "yellow", "rear": "red", "brakes": 3, "reflectors": 6, "extras": ("bell", "basket")},
    }
    total = 0
    for owner, bike in bikes.items():
        amount, missing = fine(inspect(bike))
        total += amount
        print(f"{owner:<6}{amount:>3} € {', '.join(missing) or 'all fine'}")
    print("total", total)
    common = [r for r in RULES if sum(not inspect(b)[r] for b in bikes.values()) > 1]
    print("often broken:", common)
    bikes["Fixie"] |= {"front": "white", "rear": "red"}
    print(fine(inspect(bikes["Fixie"])))


main()
