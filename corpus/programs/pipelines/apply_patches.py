document = {"title": "Recipe", "servings": 2, "tags": ["soup"]}

patches = [
    {"op": "set", "path": "servings", "value": 4},
    {"op": "append", "path": "tags", "value": "vegan"},
    {"op": "rename", "path": "title", "value": "name"},
    {"op": "set", "path": "time", "value": {"cook": 25}},
    {"op": "delete", "path": "colour"},
]

versions = [document]
skipped = []
for patch in patches:
    new = dict(versions[-1])
    match patch:
        case {"op": "set", "path": path, "value": value}:
            new[path] = value
        case {"op": "append", "path": path, "value": value}:
            new[path].append(value)
        case {"op": "rename", "path": path, "value": value}:
            new[value] = new.pop(path)
        case {"op": "delete", "path": path} if path in new:
            del new[path]
        case _:
            skipped.append(patch["op"])
            continue
    versions.append(new)

for i, v in enumerate(versions):
    print(i, v)
print("skipped:", skipped)
print("first tags:", versions[0]["tags"])
