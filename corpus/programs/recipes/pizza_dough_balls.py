def dough(balls, grams, hydration=0.65, salt=0.028, yeast=0.002):
    total = balls * grams
    flour = total / (1 + hydration + salt + yeast)
    return {
        "flour": round(flour),
        "water": round(flour * hydration),
        "salt": round(flour * salt, 1),
        "yeast": round(flour * yeast, 2),
    }


def yeast_factor(hours, temp):
    return (24 / hours) * 2 ** ((20 - temp) / 8)


def main():
    friday = dough(6, 250)
    kids = dough(balls=4, grams=160, hydration=0.6)
    for name, d in (("friday", friday), ("kids", kids)):
        print(name, d, f"{sum(d.values()):.0f} g")
    fast = friday | {"yeast": round(friday["yeast"] * yeast_factor(4, 25), 2)}
    cold = friday | {"yeast": round(friday["yeast"] * yeast_factor(48, 5), 2)}
    print(fast["yeast"], cold["yeast"], friday["yeast"])
    bags = sum(d["flour"] for d in (friday, kids)) / 1000
    print(f"{bags:.2f} kg flour, {int(bags) + (bags % 1 > 0)} bags")
    sticky = [h / 100 for h in range(60, 81, 5) if dough(1, 250, h / 100)["water"] > 100]
    print(sticky)


main()
