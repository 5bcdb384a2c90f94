from collections import OrderedDict, defaultdict, namedtuple

Exhibit = namedtuple("Exhibit", ["key", "title", "room", "loan"], defaults=[None, False])

catalog = OrderedDict()
for e in [
    Exhibit("m1", "Bronze horse", "Hall"),
    Exhibit("m2", "Sailor's map", "Blue room", True),
    Exhibit("m3", "Clay bowl"),
    Exhibit("m4", "Painted fan", "Blue room"),
]:
    catalog[e.key] = e

rooms = defaultdict(list)
for e in catalog.values():
    rooms[e.room or "storage"].append(e.title)
for room, titles in sorted(rooms.items()):
    print(f"{room}: {'; '.join(titles)}")

catalog["m3"] = catalog["m3"]._replace(room="Hall")
catalog.move_to_end("m1")
print(list(catalog))
loans = [key for key, e in catalog.items() if e.loan]
print("on loan:", loans, "| rooms:", len(rooms), len(rooms["Attic"]), len(rooms))
last_key, last = catalog.popitem()
print(last_key, last.title, last.room, Exhibit._fields)
