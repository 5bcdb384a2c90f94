import json


def no_duplicates(pairs):
    seen = {}
    for k, v in pairs:
        if k in seen:
            raise KeyError(f"{k!r} twice")
        seen[k] = v
    return seen


def load(text):
    try:
        return json.loads(text, object_pairs_hook=no_duplicates, parse_constant=lambda c: None)
    except json.JSONDecodeError as e:
        return f"line {e.lineno} column {e.colno}: {e.msg}"
    except KeyError as e:
        return e.args[0]


def depth(value):
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    return 0


def main():
    texts = [
        '{"a": [1, {"b": null}], "c": "ü"}',
        '{"a": 1,\n "a": 2}',
        '{"a": 1,}',
        "[NaN, Infinity, 2.50]",
        "{'a': 1}",
        "[]",
    ]
    for t in texts:
        value = load(t)
        print(repr(t)[:24].ljust(25), value, depth(value))


if __name__ == "__main__":
    main()
