def total(order):
    result = 0
    for item in order:
        if isinstance(item, list):
            result += total(item)
        elif isinstance(item, dict):
            result += item["price"] * item.get("qty", 1)
        else:
            result += item
    return result

def depth(order):
    inner = [depth(i) for i in order if isinstance(i, list)]
    return 1 + max(inner) if inner else 1

def flatten(order):
    flat = []
    for item in order:
        if type(item) == list:
            flat.extend(flatten(item))
        else:
            flat.append(item)
    return flat

hamper = [
    4.5,
    {"name": "wine", "price": 9, "qty": 2},
    [1.25, [{"name": "cheese", "price": 6.4}, 0.35], []],
]
print(total(hamper))
print(depth(hamper), depth([]))
print(len(flatten(hamper)))
names = [x["name"] for x in flatten(hamper) if isinstance(x, dict)]
print("named:", names)
hamper.append([{"name": "card", "cost": 2}])
print(depth(hamper), len(flatten(hamper)))
print(total(hamper))
