def merge(base, override):
    for key, value in override.items():
        if isinstance(value, dict) and isinstance(base.get(key), dict):
            merge(base[key], value)
        else:
            base[key] = value
    return base


def difference(a, b, path=""):
    for key in sorted(a.keys() | b.keys()):
        where = f"{path}/{key}"
        if key not in a:
            yield "+", where, b[key]
        elif key not in b:
            yield "-", where, a[key]
        elif isinstance(a[key], dict) and isinstance(b[key], dict):
            yield from difference(a[key], b[key], where)
        elif a[key] != b[key]:
            yield "~", where, (a[key], b[key])


def main():
    defaults = {"db": {"host": "localhost", "pool": {"min": 1, "max": 5}}, "log": "info", "plugins": ["auth"]}
    staging = merge(defaults, {"db": {"host": "stage", "pool": {"max": 10}}})
    production = merge(defaults, {"log": "warn", "db": {"host": "prod"}, "plugins": ["auth", "audit"]})
    print(staging["db"]["host"], staging["log"])
    print(production["db"])
    print(list(difference(staging, production)))
    print(defaults is staging)
    fresh = {"db": {"host": "localhost"}, "beta": True}
    for sign, where, value in difference(fresh, production):
        print(sign, where, value)


main()
