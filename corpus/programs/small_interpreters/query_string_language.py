people = [
    {"name": "Ada", "age": 36, "city": "London"},
    {"name": "Kurt", "age": 71, "city": "Wien"},
    {"name": "Emmy", "age": 53, "city": "Erlangen"},
]

def parse(query):
    words = query.split()
    parts = {}
    key = None
    for w in words:
        if w in ("select", "where", "order", "limit"):
            key = w
            parts[key] = []
        else:
            parts[key].append(w.rstrip(","))
    return parts

def compare(a, sign, b):
    if sign == "=": return str(a) == b
    if sign == "<": return str(a) < b
    if sign == ">": return str(a) > b

def execute(query, table):
    parts = parse(query)
    rows = table
    if "where" in parts:
        field, sign, wanted = parts["where"]
        rows = [r for r in rows if compare(r[field], sign, wanted)]
    if "order" in parts:
        rows = sorted(rows, key=lambda r: r[parts["order"][0]])
    if "limit" in parts:
        rows = rows[:int(parts["limit"][0])]
    return [tuple(r[f] for f in parts["select"]) for r in rows]

print(parse("select name, age where city = Wien"))
print(execute("select name, age where city = Wien", people))
print(execute("select name where age > 50 order age", people))
print(execute("select city order name limit 2", people))
people.append({"name": "Max", "age": 9, "city": "Kiel"})
print(execute("select name where age > 50", people))
print(execute("select age, name order age limit 1", people))
