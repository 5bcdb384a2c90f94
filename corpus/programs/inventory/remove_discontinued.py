def remove_discontinued(items):
    for item in items:
        if item["discontinued"]:
            items.remove(item)
    return items


def names(items):
    return [i["name"] for i in items]


def main():
    items = [
        {"name": "radio", "discontinued": True},
        {"name": "walkman", "discontinued": True},
        {"name": "headphones", "discontinued": False},
        {"name": "modem", "discontinued": True},
    ]
    before = len(items)
    kept = remove_discontinued(items)
    print("before", before, "after", len(kept))
    print(names(kept))
    for item in kept:
        status = "SALE" if item["discontinued"] else "regular"
        print(item["name"], status)


main()
