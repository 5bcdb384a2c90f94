packets = [
    {"id": 31, "next": 7, "data": "the p"},
    {"id": 7, "next": 90, "data": "arade "},
    {"id": 12, "next": 31, "data": "When does "},
    {"id": 90, "next": None, "data": "start?"},
]

by_id = {p["id"]: p for p in packets}
targets = {p["next"] for p in packets}
first, = [p for p in packets if p["id"] not in targets]

text = ""
order = []
p = first
while p:
    text += p["data"]
    order.append(p["id"])
    p = by_id.get(p["next"])
print(order)
print(text)

lost = by_id.pop(7)
text, p = "", first
while p is not None:
    text += p["data"]
    if p["next"] is not None and p["next"] not in by_id:
        text += "[…]"
    p = by_id.get(p["next"])
print(text)
print(len(lost["data"]), "characters lost")
