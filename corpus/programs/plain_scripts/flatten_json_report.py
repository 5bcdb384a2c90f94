import json

text = """
{"shop": "Café Zürich",
 "orders": [
   {"id": 1, "items": [["espresso", 2, 2.9], ["cake", 1, 4.5]], "paid": true},
   {"id": 2, "items": [], "paid": false},
   {"id": 3, "items": [["tea", 1, 3.2]], "paid": false, "table": 7}
 ]}
"""

data = json.loads(text)
print(data["shop"], len(data["orders"]))

open_orders = []
income = 0
for order in data["orders"]:
    total = sum(n * price for _, n, price in order["items"])
    if order["paid"]:
        income += total
    elif total:
        open_orders.append((order["id"], order.get("table"), total))
    print("#%d %.2f %s" % (order["id"], total, "paid" if order["paid"] else "open"))

print("income", income, "open", open_orders)
sold = {}
for order in data["orders"]:
    for name, n, _ in order["items"]:
        sold[name] = sold.get(name, 0) + n
print(json.dumps(sold, indent=None, sort_keys=True))
del data["orders"][1]
ids = [o["id"] for o in data["orders"]]
print(ids, json.dumps(data["orders"][1]["items"], separators=(",", ":")))
print(json.dumps(data["shop"]), json.dumps(data["shop"], ensure_ascii=False))
