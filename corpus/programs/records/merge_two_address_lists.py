old = [{"id": 1, "name": "Ida", "city": "Bonn"}, {"id": 2, "name": "Tom", "city": "Ulm"}, {"id": 3, "name": "Eva"}]
new = [{"id": 2, "city": "Kiel"}, {"id": 4, "name": "Max", "city": None}, {"id": 3, "name": ""}]

by_id = {row["id"]: dict(row) for row in old}
added, changed = [], {}
for row in new:
    key = row["id"]
    if key not in by_id:
        by_id[key] = row
        added.append(key)
        continue
    target = by_id[key]
    for field, value in row.items():
        if value and target.get(field) != value:
            changed.setdefault(key, []).append((field, target.get(field), value))
            target[field] = value

for key in sorted(by_id):
    print(key, *(f"{by_id[key].get(f) or '-':<5}" for f in ("name", "city")))
print(added, changed)
print(old[1]["city"], by_id[2] == old[1], by_id[4] is new[1])
by_id[4]["city"] = "Hamm"
print(new[1])
