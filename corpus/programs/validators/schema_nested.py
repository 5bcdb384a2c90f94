def validate(value, schema, path="$"):
    """Yield the problems of a value; a schema is a type, a list of one schema, a dict or a set of values."""
    if isinstance(schema, dict):
        if not isinstance(value, dict):
            yield f"{path}: not an object"
            return
        for key, sub in schema.items():
            optional = key.endswith("?")
            key = key.rstrip("?")
            if key in value:
                yield from validate(value[key], sub, f"{path}.{key}")
            elif not optional:
                yield f"{path}.{key}: missing"
    elif isinstance(schema, list):
        for i, item in enumerate(value):
            yield from validate(item, schema[0], f"{path}[{i}]")
    elif isinstance(schema, set):
        if value not in schema:
            yield f"{path}: {value!r} not in {sorted(schema)}"
    elif not isinstance(value, schema):
        yield f"{path}: {type(value).__name__} instead of {schema.__name__}"


def main():
    schema = {"name": str, "size": {"S", "M", "L"}, "prices": [float], "maker?": {"city": str}}
    shirt = {"name": "Polo", "size": "M", "prices": [19.9, 24.9]}
    odd = {"name": 7, "size": "XXL", "prices": [1.0, "2", None], "maker": {}}
    print(list(validate(shirt, schema)))
    for problem in validate(odd, schema):
        print(problem)
    print(*validate([1, 2], schema))
    print(list(validate({"name": "x", "size": "S", "prices": 5}, schema)))


main()
