stock = {"a": 1, "b": 2}
keys, items = stock.keys(), stock.items()
stock["c"] = 0
print(list(keys), len(items), ("c", 0) in items)
try:
    for k in stock:
        if not stock[k]:
            del stock[k]
except RuntimeError as e:
    print("RuntimeError:", e)
print(stock)
for k in list(stock):
    stock[k + k] = stock.pop(k)
print(stock, list(keys))
other = {**stock, "x": [1]}
third = other | {"x": other["x"], "y": 5}
third["x"].append(2)
print(other["x"], third["x"] is other["x"], "y" in other)
stock |= dict.fromkeys("pq", 0)
print(stock, keys & {"p", "z"}, stock.setdefault("p", 9), stock.setdefault("r", 9))
print(stock.popitem(), stock.pop("zz", None), stock == dict(reversed(stock.items())))
