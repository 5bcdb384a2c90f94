def get_in(data, path, default=None):
    for key in path.split("."):
        try:
            data = data[int(key) if key.isdigit() else key]
        except (KeyError, IndexError, TypeError):
            return default
    return data


def set_in(data, path, value):
    """Return a changed copy; parts that do not change are shared."""
    head, _, rest = path.partition(".")
    if isinstance(data, list):
        i = int(head)
        new = set_in(data[i], rest, value) if rest else value
        return data[:i] + [new] + data[i + 1:]
    new = set_in(data.get(head, {}), rest, value) if rest else value
    return {**data, head: new}


def main():
    trip = {"title": "Alps", "stops": [{"town": "Chur", "nights": 1}, {"town": "Scuol", "nights": 3}]}
    print(get_in(trip, "stops.1.town"), get_in(trip, "stops.5.town", "?"), get_in(trip, "title.x"))
    longer = set_in(trip, "stops.0.nights", 2)
    deep = set_in(longer, "guide.phone.mobile", "+41 79")
    print(deep)
    print(trip["stops"][0], longer["stops"][0])
    print(longer["stops"][1] is trip["stops"][1], longer["stops"] is trip["stops"])
    nights = sum(get_in(deep, f"stops.{i}.nights") for i in range(2))
    print(nights)


if __name__ == "__main__":
    main()
