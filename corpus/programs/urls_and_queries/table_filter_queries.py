rows = [
    {"id": 1, "city": "Turin", "stars": 4, "pool": True},
    {"id": 2, "city": "Bari", "stars": 3, "pool": False},
    {"id": 3, "city": "Turin", "stars": 2, "pool": False},
    {"id": 4, "city": "Como", "stars": 5, "pool": True},
]
queries = ["city=Turin", "stars>=3&pool=yes", "stars<4&sort=-id", "sort=city&fields=id,city", "colour=red"]

for query in queries:
    result = rows
    fields = None
    for part in query.split("&"):
        if ">=" in part:
            key, value = part.split(">=")
            result = [r for r in result if r[key] >= int(value)]
        elif "<" in part:
            key, value = part.split("<")
            result = [r for r in result if r[key] < int(value)]
        else:
            key, value = part.split("=")
            if key == "sort":
                down = value.startswith("-")
                result = sorted(result, key=lambda r: r[value.lstrip("-")], reverse=down)
            elif key == "fields":
                fields = value.split(",")
            elif value in ("yes", "no"):
                result = [r for r in result if r[key] == (value == "yes")]
            else:
                result = [r for r in result if str(r.get(key)) == value]
    if fields:
        result = [{f: r[f] for f in fields} for r in result]
        print(query, result)
    else:
        print(query, [r["id"] for r in result])

print(len(rows), list(rows[0]))
