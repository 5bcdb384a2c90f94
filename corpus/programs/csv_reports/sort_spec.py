def parse_spec(spec):
    """'price-,name' -> [('price', True), ('name', False)]"""
    out = []
    for part in spec.split(","):
        part = part.strip()
        if part.endswith("-"):
            out.append((part[:-1], True))
        else:
            out.append((part.rstrip("+"), False))
    return out


def multi_sort(rows, spec):
    for column, descending in reversed(parse_spec(spec)):
        rows = sorted(rows, key=lambda row: row[column], reverse=descending)
    return rows


books = [
    {"title": "Dune", "year": 1965, "copies": 3},
    {"title": "Emma", "year": 1815, "copies": 1},
    {"title": "Ulysses", "year": 1922, "copies": 3},
    {"title": "Beloved", "year": 1987, "copies": 1},
]
for spec in ("title", "copies-,title", "copies, year-"):
    print(spec, "=>", [b["title"] for b in multi_sort(books, spec)])
print(parse_spec("a-, b+,c"))
try:
    multi_sort(books, "title,pages-")
except KeyError as e:
    print("unknown column", e.args[0])
print(books[0]["title"])
