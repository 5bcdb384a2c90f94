DOORS = {
    "entrance": ["left hall", "right hall"],
    "left hall": ["library", "entrance"],
    "right hall": ["library", "kitchen"],
    "library": ["vault", "kitchen"],
    "kitchen": ["library"],
    "vault": [],
}


def routes(room, goal, visited=[]):
    visited = visited + [room]
    if room == goal:
        return [visited]
    found = []
    for nxt in DOORS[room]:
        if nxt not in visited:
            found += routes(nxt, goal, visited)
    return found


def short(route):
    return ">".join("".join(w[0] for w in room.split()) for room in route)


all_routes = routes("entrance", "vault")
for r in sorted(all_routes, key=len):
    print(len(r) - 1, "doors", short(r))
via_kitchen = [r for r in all_routes if "kitchen" in r]
print(len(via_kitchen), "through the kitchen")
print(routes("vault", "entrance"), routes("kitchen", "kitchen"))
DOORS["vault"].append("garden")
print(routes("library", "garden"))
