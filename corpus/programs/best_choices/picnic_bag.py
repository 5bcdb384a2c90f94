def pack(items, limit):
    """Best fun for the weight, by trying the most fun per kilo first."""
    ranked = sorted(items, key=lambda i: i["fun"] / i["kg"], reverse=True)
    bag, left = [], limit
    for item in ranked:
        if item["kg"] <= left:
            bag.append(item["name"])
            left -= item["kg"]
    return bag, round(left, 2)


def fun(items, bag):
    return sum(i["fun"] for i in items if i["name"] in bag)


def main():
    items = [
        {"name": "frisbee", "kg": 0.2, "fun": 6},
        {"name": "blanket", "kg": 1.5, "fun": 9},
        {"name": "melon", "kg": 3.0, "fun": 12},
        {"name": "guitar", "kg": 2.6, "fun": 13},
        {"name": "juice", "kg": 1.0, "fun": 4},
    ]
    for limit in (2, 4.5, 10):
        bag, left = pack(items, limit)
        print(f"{limit} kg: {', '.join(bag)} (fun {fun(items, bag)}, {left} kg free)")
    heavy = max(items, key=lambda i: i["kg"])
    items.remove(heavy)
    print(pack(items, 4.5))


if __name__ == "__main__":
    main()
