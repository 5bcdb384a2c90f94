from itertools import chain, islice, repeat

components = [
    {"name": "meeple", "per_player": 7, "colours": True},
    {"name": "tile", "total": 72},
    {"name": "coin", "per_player": 5},
    {"name": "score pad", "total": 1, "optional": True},
]
players = ["Xaver", "Yara", "Zoé"]

needed = {}
for part in components:
    if part.get("optional"):
        continue
    if "total" in part:
        needed[part["name"]] = part["total"]
    else:
        needed[part["name"]] = part["per_player"] * len(players)

print(needed)
deal = chain.from_iterable(repeat(p, 2) for p in players)
for i, who in enumerate(islice(deal, 5)):
    print(f"card {i + 1} to {who}")

box = {"meeple": 20, "tile": 72, "coin": 15}
missing = {name: n - box.get(name, 0) for name, n in needed.items() if n > box.get(name, 0)}
if missing:
    print("missing:", ", ".join(f"{n} x {name}" for name, n in missing.items()))
colours = [p["name"] for p in components if p["colours"]]
print("coloured:", colours)
