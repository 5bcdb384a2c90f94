TYRES = {"soft": (79.0, 0.30), "medium": (79.8, 0.16), "hard": (80.7, 0.08)}
PIT = 21.0


def stint(tyre, laps):
    base, wear = TYRES[tyre]
    return sum(base + wear * lap for lap in range(laps))


def race(plan):
    total = PIT * (len(plan) - 1)
    for tyre, laps in plan:
        total += stint(tyre, laps)
    return total


def best_split(first, second, laps=20):
    options = {n: race([(first, n), (second, laps - n)]) for n in range(1, laps)}
    n = min(options, key=options.get)
    return n, options[n]


def main():
    plans = {
        "no stop": [("hard", 20)],
        "one stop": [("soft", 9), ("medium", 11)],
        "two stops": [("soft", 7), ("soft", 7), ("soft", 6)],
    }
    for name, plan in plans.items():
        assert sum(n for _, n in plan) == 20
        print(f"{name:10}{race(plan):9.2f}")
    n, total = best_split("medium", "soft")
    print(f"medium/soft: change in lap {n}, {total:.2f}")
    fastest = min(plans, key=lambda p: race(plans[p]))
    print("fastest:", fastest)
    saved = race(plans["one stop"]) - race(plans[fastest])
    print(f"one stop loses {saved:.2f} s, break even pit time {PIT + saved:.2f}")


main()
