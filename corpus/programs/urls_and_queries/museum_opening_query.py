museums = {
    "Louvre": {"city": "Paris", "price": 17, "closed": ["tue"], "tags": {"art"}},
    "Deutsches Museum": {"city": "München", "price": 15, "closed": [], "tags": {"science", "kids"}},
    "Moderna Museet": {"city": "Stockholm", "price": 0, "closed": ["mon"], "tags": {"art", "modern"}},
    "Miniatur": {"city": "Hamburg", "price": 20, "closed": [], "tags": {"kids"}},
}


def ask(**query):
    result = []
    for name, m in museums.items():
        if "city" in query and m["city"] != query["city"]:
            continue
        if "max_price" in query and m["price"] > query["max_price"]:
            continue
        if "day" in query and query["day"] in m["closed"]:
            continue
        if not query.get("tags", set()) <= m["tags"]:
            continue
        result.append(name)
    return result


print(ask(max_price=16))
print(ask(day="tue", tags={"art"}))
print(ask(tags={"kids"}, max_price=15, city="München"))
print(ask(city="Rom") or "nothing in Rom")

free = [n for n, m in museums.items() if not m["price"]]
print("free:", free)
all_tags = set.union(*(m["tags"] for m in museums.values()))
for tag in sorted(all_tags):
    found = ask(tags={tag})
    average = sum(museums[n]["price"] for n in found) / len(found)
    print(f"{tag:<8}{len(found)} {average:5.2f}")
print(ask(tag={"kids"}) == list(museums), ask(tags=set("kids")))
