PRODUCTS = [
    {"name": "kettle", "price": 30, "tags": "kitchen steel"},
    {"name": "lamp", "price": 55, "tags": "living"},
    {"name": "pan", "price": 42, "tags": "kitchen"},
    {"name": "rug", "price": 120, "tags": "living wool"},
]


def compile_filter(text):
    """'a or b and not c' with and stronger than or."""
    if " or " in text:
        parts = [compile_filter(p) for p in text.split(" or ")]
        return lambda row: any(p(row) for p in parts)
    if " and " in text:
        parts = [compile_filter(p) for p in text.split(" and ")]
        return lambda row: all(p(row) for p in parts)
    text = text.strip()
    if text.startswith("not "):
        inner = compile_filter(text[4:])
        return lambda row: not inner(row)
    for op in ("<=", ">=", "<", ">"):
        if op in text:
            field, value = (s.strip() for s in text.split(op))
            number = float(value)
            tests = {"<": row_lt, ">": row_gt, "<=": lambda a, b: a <= b, ">=": lambda a, b: a >= b}
            return lambda row: tests[op](row[field], number)
    return lambda row: text in row["tags"].split()


def row_lt(a, b):
    return a < b


def row_gt(a, b):
    return a > b


queries = ["kitchen", "not kitchen and price < 100", "wool or price <= 42", "kitchen and steel or living and price > 100"]
for q in queries:
    test = compile_filter(q)
    print(f"{q}: {[p['name'] for p in PRODUCTS if test(p)]}")
print(len(list(filter(compile_filter("price>=0"), PRODUCTS))))
test = compile_filter("weight < 3")
print(any(map(test, PRODUCTS[:0])))
print(any(map(test, PRODUCTS)))
