def get(data, path, default=None):
    for part in path.split("."):
        if isinstance(data, list):
            try:
                data = data[int(part)]
            except (ValueError, IndexError):
                return default
        elif isinstance(data, dict):
            if part not in data:
                return default
            data = data[part]
        else:
            return default
    return data


def put(data, path, value):
    *parents, last = path.split(".")
    for p in parents:
        data = data.setdefault(p, {})
    data[last] = value


def flatten(data, prefix=""):
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        name = f"{prefix}{key}"
        if isinstance(value, (dict, list)) and value:
            yield from flatten(value, name + ".")
        else:
            yield name, value


def main():
    menu = {"soups": [{"name": "Borschtsch", "price": 6}, {"name": "Miso"}], "open": {"sat": None}}
    for path in ("soups.0.price", "soups.1.price", "soups.7", "open.sat", "open.sun", "soups.x.y"):
        print(path, "=", get(menu, path, "-"))
    put(menu, "open.sun.from", "10:00")
    put(menu, "chef", "Ludmila")
    flat = dict(flatten(menu))
    print(flat)
    print(all(get(menu, p) == v for p, v in flat.items()))
    put(menu, "chef.age", 40)


if __name__ == "__main__":
    main()
