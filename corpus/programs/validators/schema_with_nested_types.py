class Invalid(Exception):
    def __init__(self, path, message):
        super().__init__(f"{'.'.join(map(str, path)) or 'value'}: {message}")


def check(schema, value, path=()):
    match schema:
        case type() as kind:
            if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
                raise Invalid(path, f"{kind.__name__} expected, not {value!r}")
        case [inner]:
            check(list, value, path)
            for i, item in enumerate(value):
                check(inner, item, (*path, i))
        case {**fields}:
            check(dict, value, path)
            for key, sub in fields.items():
                optional = key.endswith("?")
                key = key.rstrip("?")
                if key in value:
                    check(sub, value[key], (*path, key))
                elif not optional:
                    raise Invalid(path, f"{key} is missing")
        case set() as allowed:
            if value not in allowed:
                raise Invalid(path, f"one of {sorted(allowed)}")
        case _ if callable(schema) and not schema(value):
            raise Invalid(path, "refused")
    return value


schema = {"name": str, "sizes": [int], "kind?": {"a", "b"}, "even?": lambda n: n % 2 == 0}
good = {"name": "x", "sizes": [1, 2], "kind": "a"}
print(check(schema, good) is good)
for change in ({"sizes": [1, True]}, {"kind": "c"}, {"name": None}, {"even": 3}, {"sizes": "12"}):
    try:
        check(schema, {**good, **change})
    except Invalid as e:
        print(e)
try:
    check([schema], [good, {}])
except Invalid as e:
    print(e)
