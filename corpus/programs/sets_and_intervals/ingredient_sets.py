pantry = {"flour", "egg", "milk", "rice", "oil"}
recipes = {
    "pancakes": {"flour", "egg", "milk"},
    "fried rice": {"rice", "egg", "oil", "soy sauce"},
    "paella": {"rice", "saffron", "oil", "peas", "paprika"},
    "air": set(),
}

for name, needs in recipes.items():
    missing = needs - pantry
    if not missing:
        print(name, "- can be cooked now")
    elif len(missing) == 1:
        print(name, "- buy only", missing.pop())
    else:
        print(name, "- too much missing:", ", ".join(sorted(missing)))

used = set().union(*recipes.values())
print("never used:", pantry - used or "nothing")
print("always used:", set.intersection(*recipes.values()))
shared = recipes["fried rice"] & recipes["paella"]
print(sorted(shared), recipes["pancakes"].isdisjoint(recipes["paella"]))
either = recipes["pancakes"] ^ recipes["fried rice"]
print(len(either), "egg" in either)
pantry |= {"soy sauce"}
print([n for n, needs in recipes.items() if needs and needs <= pantry])
