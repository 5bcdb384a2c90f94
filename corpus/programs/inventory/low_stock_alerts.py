import json

RAW = """
{"warehouse": "Leith",
 "items": [
   {"sku": "tea-01", "on_hand": 14, "minimum": 20, "supplier": {"name": "Assam Co", "lead_days": 9}},
   {"sku": "tea-02", "on_hand": 60, "minimum": 20, "supplier": {"name": "Assam Co", "lead_days": 9}},
   {"sku": "cup-10", "on_hand": 3, "minimum": 12, "supplier": null},
   {"sku": "pot-04", "on_hand": 0, "minimum": 2, "supplier": {"name": "Clayworks", "lead_days": 21}}
 ]}
"""


def alerts(data):
    for item in data["items"]:
        gap = item["minimum"] - item["on_hand"]
        if gap <= 0:
            continue
        supplier = item.get("supplier") or {"name": "nobody", "lead_days": 0}
        yield {"sku": item["sku"], "order": gap, "from": supplier["name"], "days": supplier["lead_days"]}


data = json.loads(RAW)
found = list(alerts(data))
print(data["warehouse"], "has", len(found), "alerts")
for a in found:
    print("  {sku}: order {order} from {from} ({days} days)".format(**a))

orders = {}
for a in found:
    orders.setdefault(a["from"], {})[a["sku"]] = a["order"]
print(json.dumps(orders, indent=1, sort_keys=True))
