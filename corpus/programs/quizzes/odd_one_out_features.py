animals = {
    "bat": {"wings", "fur", "night"},
    "owl": {"wings", "feathers", "night"},
    "moth": {"wings", "night", "insect"},
    "swan": {"wings", "feathers", "water"},
}


def odd_one(group):
    shared = {}
    for name in group:
        others = set.intersection(*(animals[o] for o in group if o != name))
        left = others - animals[name]
        if left:
            shared[name] = left
    return shared


def main():
    odd = odd_one(animals)
    for name, why in odd.items():
        print(f"{name} is the odd one: only it has no {', '.join(sorted(why))}")
    print(odd_one(("owl", "swan")))
    everyone = set.intersection(*animals.values())
    print("all:", everyone)
    singles = {f for feats in animals.values() for f in feats if sum(f in a for a in animals.values()) == 1}
    print("only once:", sorted(singles))
    animals["bee"] = {"wings", "insect", "honey"}
    print(odd_one(animals) or "no clear answer now")
    del animals["bee"], animals["swan"]
    print(odd_one(animals))


main()
