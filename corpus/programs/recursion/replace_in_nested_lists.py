def deep_map(f, data):
    if isinstance(data, list):
        return [deep_map(f, d) for d in data]
    if isinstance(data, tuple):
        return tuple(deep_map(f, d) for d in data)
    if isinstance(data, dict):
        return {k: deep_map(f, v) for k, v in data.items()}
    return f(data)


def deep_count(data, wanted):
    if data == wanted:
        return 1
    if isinstance(data, dict):
        data = data.values()
    elif not isinstance(data, (list, tuple)):
        return 0
    return sum(deep_count(d, wanted) for d in data)


def censor(value):
    if isinstance(value, str) and value.startswith("pw:"):
        return "***"
    return value


def main():
    config = {"users": [("ana", "pw:tr0ub4dor"), ("bo", "pw:123")], "retries": 3, "tags": {"a": [3, "3"]}}
    safe = deep_map(censor, config)
    print(safe)
    print(deep_count(safe, "***"), deep_count(config, "***"), deep_count(safe, 3))
    doubled = deep_map(lambda x: x * 2, [1, [2, (3, "ab")]])
    print(doubled)
    print(deep_map(str, {"n": None, "t": (1, [])}))


if __name__ == "__main__":
    main()
