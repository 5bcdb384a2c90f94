RULES = [
    ("metal", lambda i: i["magnetic"]),
    ("heavy", lambda i: i["grams"] > 500),
    ("glass", lambda i: i["material"] == "glass"),
    ("paper", lambda i: i["material"] in ("paper", "carton")),
]
items = [
    {"id": 1, "material": "steel", "grams": 120, "magnetic": True},
    {"id": 2, "material": "glass", "grams": 740, "magnetic": False},
    {"id": 3, "material": "carton", "grams": 35, "magnetic": False},
    {"id": 4, "material": "foil", "grams": 3, "magnetic": False},
    {"id": 5, "material": "glass", "grams": 210, "magnetic": False},
]
capacity = {"metal": 1, "heavy": 2, "glass": 1, "paper": 1}
bins = {name: [] for name, _ in RULES}
bins["rest"] = []

for item in items + [dict(items[0], id=6)]:
    for name, rule in RULES:
        if rule(item) and len(bins[name]) < capacity[name]:
            target = name
            break
    else:
        target = "rest"
    bins[target].append(item["id"])
    print(f"item {item['id']} ({item['material']}) -> {target}")

print(bins)
full = [name for name in capacity if len(bins[name]) == capacity[name]]
print("full:", full, "rest:", len(bins["rest"]))
grams = {name: sum(i["grams"] for i in items if i["id"] in ids) for name, ids in bins.items()}
print(max(grams.items(), key=lambda kv: kv[1]))
