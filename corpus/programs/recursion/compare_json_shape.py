import json


def same_shape(a, b):
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same_shape(a[k], b[k]) for k in a)
    if isinstance(a, list) and isinstance(b, list):
        return all(same_shape(x, y) for x, y in zip(a, b))
    return type(a) is type(b)


def shape(value):
    match value:
        case dict():
            return {k: shape(v) for k, v in value.items()}
        case []:
            return "empty list"
        case [first, *rest]:
            return [shape(first)] if all(same_shape(first, r) for r in rest) else "mixed list"
        case None:
            return "null"
        case _:
            return type(value).__name__


def main():
    order = json.loads('{"id": 7, "lines": [{"sku": "a", "n": 1}, {"sku": "b", "n": 2}], "gift": null}')
    other = json.loads('{"id": 9, "lines": [{"sku": "c", "n": 5}], "gift": null}')
    broken = json.loads('{"id": "10", "lines": [], "gift": null}')
    print(shape(order))
    print(same_shape(order, other), same_shape(order, broken))
    print(shape(broken))
    print(shape([1, 2.0]), shape([[1], [2, 3]]))
    broken["id"] = int(broken["id"])
    print(same_shape(order, broken))


main()
