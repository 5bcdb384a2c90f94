def initials(name):
    result = ""
    for part in name.split(" "):
        result += part[0]
    return result


people = ["Anna Maria Schulz", "Ben Stone", "ana souza", "Bo Andersson", "Cher"]
queries = ["AS", "BS", "as", "C", "XY"]

for q in queries:
    hits = []
    for p in people:
        if initials(p) == q:
            hits.append(p)
    print(q, hits)

index = {}
for p in people:
    key = initials(p).upper()
    index.setdefault(key, [])
    index[key] += [p]
print(index)
counts = [(k, len(v)) for k, v in index.items()]
counts.sort(key=lambda t: t[1])
print(counts[-1])
print(initials("Li  Wei"))
