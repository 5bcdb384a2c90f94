records = [
    {"name": "Kettle", "watt": 2000, "price": 34.9},
    {"name": "Toaster", "watt": 850, "price": 19, "colour": "red"},
    {"name": "Mixer", "price": 51.25},
]

keys = []
for r in records:
    for k in r:
        if k not in keys:
            keys.append(k)

label = max(len(k) for k in keys)
for k in keys:
    row = k.ljust(label) + " :"
    for r in records:
        value = r.get(k, "")
        if isinstance(value, float):
            value = "%.2f" % value
        row += " " + str(value).ljust(8)
    print(row.rstrip())

filled = {k: sum(k in r for r in records) for k in keys}
print(filled)
print([k for k in keys if filled[k] < len(records)])
columns = {k: [r.get(k) for r in records] for k in keys}
print(columns["watt"], [c for c in columns["colour"] if c])
back = [dict((k, columns[k][i]) for k in keys if columns[k][i] is not None) for i in range(len(records))]
print(back == records)
