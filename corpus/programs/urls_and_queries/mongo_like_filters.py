import operator
import re

PLANTS = [
    {"name": "Monstera", "water": 7, "light": {"min": 2, "max": 4}, "tags": ["big", "easy"]},
    {"name": "Cactus", "water": 30, "light": {"min": 4, "max": 5}, "tags": ["easy"]},
    {"name": "Fern", "water": 3, "light": {"min": 1, "max": 2}},
]
OPS = {
    "$gt": operator.gt, "$lt": operator.lt, "$ne": operator.ne,
    "$in": lambda value, options: value in options,
    "$regex": lambda value, pattern: re.search(pattern, value) is not None,
}


def dig(doc, path):
    for part in path.split("."):
        if not isinstance(doc, dict) or part not in doc:
            return None
        doc = doc[part]
    return doc


def matches(doc, query):
    for key, wanted in query.items():
        if key == "$or":
            if not any(matches(doc, q) for q in wanted):
                return False
            continue
        value = dig(doc, key)
        if isinstance(wanted, dict):
            if value is None or not all(OPS[op](value, arg) for op, arg in wanted.items()):
                return False
        elif isinstance(value, list):
            if wanted not in value:
                return False
        elif value != wanted:
            return False
    return True


def find(query):
    return [d["name"] for d in PLANTS if matches(d, query)]


def main():
    print(find({"water": {"$lt": 10}}))
    print(find({"tags": "easy", "light.max": {"$gt": 4}}))
    print(find({"$or": [{"name": "Fern"}, {"water": 30}]}))
    print(find({"name": {"$regex": "^[MC]", "$ne": "Cactus"}}), find({}))
    print(find({"water": {"$in": [3, 30]}, "tags": "easy"}))
    print(find({"light": {"min": 4, "max": 5}}))


if __name__ == "__main__":
    main()
