plants = [
    {"name": "Lavender", "price": 4.5, "stock": 31, "tags": {"sun", "bees"}},
    {"name": "Fern", "price": 7.0, "stock": 12, "tags": {"shade"}},
    {"name": "Rose", "price": 12.9, "stock": 5, "tags": {"sun", "scent"}},
    {"name": "Hosta", "price": 8.2, "stock": 0, "tags": {"shade", "slugs"}},
]


def search(*tags, max_price=None, in_stock=True):
    wanted = set(tags)
    hits = []
    for p in plants:
        if wanted and not wanted <= p["tags"]:
            continue
        if max_price and p["price"] > max_price:
            continue
        if in_stock and not p["stock"]:
            continue
        hits.append(p["name"])
    return hits


def run():
    print(search("sun"))
    print(search("sun", max_price=10))
    print(search("shade", in_stock=False))
    print(search())
    prices = {p["name"]: p["price"] for p in plants}
    names, values = zip(*sorted(prices.items(), key=lambda x: x[1]))
    print(names)
    print(values)
    for p in plants:
        p["value"] = p["price"] * p["stock"]
    total = sum(p["value"] for p in plants)
    print("%.2f" % total)
    shares = [(p["name"], round(p["value"] / total, 3)) for p in plants]
    print(shares)
    every = set().union(*(p["tags"] for p in plants))
    print(sorted(every - {"slugs"}))


run()
