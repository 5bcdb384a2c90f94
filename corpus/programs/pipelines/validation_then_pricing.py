items = [
    {"name": "desk", "price": 180.0, "qty": 1},
    {"name": "lamp", "price": 35.5, "qty": 0},
    {"name": "chair", "price": -80, "qty": 4},
    {"name": "rug", "price": 64.9, "qty": 2},
]

def positive(item):
    return item["price"] > 0

def ordered(item):
    return item["qty"] > 0

def subtotal(item):
    item["subtotal"] = item["price"] * item["qty"]
    return item

def discount(item):
    if item["subtotal"] > 150:
        item["subtotal"] *= 0.9
    return item

data = items
for step in [positive, ordered]:
    before = len(data)
    data = list(filter(step, data))
    print(step.__name__, before, "->", len(data))

for step in [subtotal, discount]:
    data = [step(i) for i in data]

for i in data:
    print("%-6s %8.2f" % (i["name"], i["subtotal"]))
print("sum", round(sum(i["subtotal"] for i in data), 2))
print([k for i in items for k in i if k == "subtotal"])
