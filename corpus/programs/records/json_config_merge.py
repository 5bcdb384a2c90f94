import json

defaults = json.loads('{"window": {"width": 800, "height": 600}, "theme": "light", "recent": []}')
user = json.loads('{"window": {"width": 1024}, "recent": ["a.txt"], "font": {"size": 11}}')


def merge(base, extra):
    result = dict(base)
    for key, value in extra.items():
        if isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = merge(result[key], value)
        else:
            result[key] = value
    return result


def flat(config, prefix=""):
    for key, value in sorted(config.items()):
        if isinstance(value, dict):
            yield from flat(value, prefix + key + ".")
        else:
            yield prefix + key, value


def main():
    config = merge(defaults, user)
    for name, value in flat(config):
        print(f"{name} = {value}")
    print(json.dumps(config["window"], sort_keys=True))
    config["recent"].append("b.txt")
    print(user["recent"], defaults["recent"])
    changed = {k for k, v in flat(config)} - {k for k, v in flat(defaults)}
    print(sorted(changed))


if __name__ == "__main__":
    main()
