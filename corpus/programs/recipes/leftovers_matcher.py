fridge = {"rice", "egg", "leek", "cheese"}
cookbook = {
    "fried rice": {"rice", "egg", "soy sauce"},
    "omelette": {"egg", "cheese"},
    "leek pie": {"leek", "cheese", "dough", "egg"},
    "toast": {"bread", "cheese"},
}

ranked = sorted(cookbook, key=lambda d: (len(cookbook[d] - fridge), -len(cookbook[d] & fridge), d))
for dish in ranked:
    missing = cookbook[dish] - fridge
    used = cookbook[dish] & fridge
    print(f"{dish:<11} uses {len(used)}", "missing " + ", ".join(sorted(missing)) if missing else "ready")

choice = ranked[0]
fridge -= cookbook[choice]
print("cooked", choice, "- left:", sorted(fridge))

best, gain = None, 0
for item in sorted({i for d in cookbook.values() for i in d} - fridge):
    possible = sum(d <= fridge | {item} for d in cookbook.values())
    if possible > gain:
        best, gain = item, possible
print("buy", best, gain)
assert not any(d <= fridge for d in cookbook.values())
