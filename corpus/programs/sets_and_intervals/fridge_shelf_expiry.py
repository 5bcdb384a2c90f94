shelf = {"yoghurt": (3, 9), "ham": (5, 8), "cheese": (1, 20), "salad": (6, 8)}
today = 8

good = {f for f, (bought, best) in shelf.items() if bought <= today < best}
last_day = {f for f, (_, best) in shelf.items() if best == today}
print("good:", sorted(good))
print("last day:", sorted(last_day))

meals = {"sandwich": {"ham", "cheese"}, "bowl": {"salad", "yoghurt", "ham"}, "fondue": {"cheese", "wine"}}
for meal, needs in meals.items():
    missing = needs - shelf.keys()
    saves = needs & last_day
    print(f"{meal}: saves {len(saves)}, missing {sorted(missing) if missing else 'nothing'}")

best = max(meals, key=lambda m: (meals[m] <= shelf.keys(), len(meals[m] & last_day)))
print("tonight:", best)
for food in meals[best]:
    del shelf[food]
print("left:", sorted(shelf))
overlap = [(a, b) for a in shelf for b in shelf if a < b and shelf[a][0] <= shelf[b][1] and shelf[b][0] <= shelf[a][1]]
print(overlap)
days = max(best for _, best in shelf.values()) - today
print("shop again within", days, "days")
