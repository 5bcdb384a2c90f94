data = {
    "day": ["mon", "tue", "wed", "thu"],
    "high": [21, 25, 19, 24],
    "low": [11, 14, 12, 9],
}

def column(data, name, f):
    data[name] = [f(row) for row in rows(data)]

def rows(data):
    names = list(data)
    return [dict(zip(names, values)) for values in zip(*data.values())]

def sort_by(data, name, reverse=False):
    order = sorted(range(len(data[name])), key=data[name].__getitem__, reverse=reverse)
    return {k: [v[i] for i in order] for k, v in data.items()}

column(data, "mean", lambda r: (r["high"] + r["low"]) / 2)
column(data, "spread", lambda r: r["high"] - r["low"])
for r in rows(data):
    print(r)
hot = sort_by(data, "high", reverse=True)
print(hot["day"], hot["mean"])
data["low"].append(3)
print(len(rows(data)), [len(v) for v in data.values()])
print(sort_by(data, "spread")["day"][0])
