from collections import ChainMap, defaultdict

defaults = {"colour": "red", "size": 10}
user = {"size": 12}
command = {}
settings = ChainMap(command, user, defaults)
print(settings["colour"], settings["size"])
command["colour"] = "blue"
settings["shape"] = "round"
print(command, dict(settings) == {**defaults, **user, **command})
inner = settings.new_child({"size": 1})
print(inner["size"], settings["size"], inner.parents["size"], len(inner.maps))
del settings["colour"]
print(settings["colour"])

tree = lambda: defaultdict(tree)
animals = tree()
animals["cat"]["wild"]["lion"] = 3
animals["cat"]["home"]["tom"] = 1
print(list(animals["cat"]), "dog" in animals)
animals["dog"]
print("dog" in animals, animals["cat"]["wild"].get("puma", 0), len(animals["cat"]["wild"]))
