families = {
    "tomato": "nightshade", "potato": "nightshade", "pea": "legume", "bean": "legume",
    "kale": "cabbage", "radish": "cabbage", "leek": "onion",
}
beds = {
    1: ["potato", "pea"],
    2: ["kale", "tomato"],
    3: ["bean", "leek"],
}
wishes = {1: "tomato", 2: "bean", 3: "pea"}

for bed, plant in wishes.items():
    before = beds[bed]
    family = families[plant]
    years = 0
    for i in range(len(before) - 1, -1, -1):
        if families[before[i]] == family:
            break
        years += 1
    if years >= 2:
        print(f"bed {bed}: {plant} is fine")
    else:
        options = []
        for other, f in families.items():
            if f not in [families[b] for b in before]:
                options.append(other)
        print(f"bed {bed}: no {plant}, {family} was here {years + 1} year(s) ago; better", " or ".join(options))

for bed in beds:
    beds[bed].append(wishes[bed])
print(beds)
used = {families[p] for plants in beds.values() for p in plants}
print("never grown:", set(families.values()) - used or "all were grown")
