pancakes = {"flour": 250, "milk": 500, "eggs": 3, "sugar": 20}
people = 7
portions = 4

factor = people / portions
needed = {}
for name in pancakes:
    amount = pancakes[name] * factor
    needed[name] = round(amount)

print("for", people, "people:")
for name, amount in needed.items():
    unit = "" if name == "eggs" else " g" if name != "milk" else " ml"
    print(f"  {name:<6}{amount:>5}{unit}")

pantry = {"flour": 400, "milk": 1000, "eggs": 2}
shopping = {n: a - pantry.get(n, 0) for n, a in needed.items() if a > pantry.get(n, 0)}
print("to buy:", shopping)
most = min(pantry[n] * portions // pancakes[n] for n in pantry)
print("pantry is enough for", most, "people")
