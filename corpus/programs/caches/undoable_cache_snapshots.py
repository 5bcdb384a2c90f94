from collections import ChainMap

base = {"colour": "grey", "size": "M", "lang": "de"}
config = ChainMap({}, base)

config["size"] = "L"
draft = config.new_child()
draft["colour"] = "teal"
draft["size"] = "XL"
print(dict(sorted(draft.items())))
print(dict(sorted(config.items())))

where = {}
for key in sorted(draft):
    for depth, layer in enumerate(draft.maps):
        if key in layer:
            where[key] = depth
            break
print(where)

undone = draft.parents
print(undone["size"], undone["colour"], undone == config)
del draft["size"]
print(draft["size"], len(draft.maps))
try:
    del draft["lang"]
except KeyError as e:
    print("cannot delete:", type(e).__name__)
base["lang"] = "fr"
print(draft["lang"], [len(m) for m in draft.maps])
flat = dict(draft)
flat["lang"] = "it"
print(draft["lang"], flat["lang"])
