from collections import deque, namedtuple

Door = namedtuple("Door", ["to", "key"], defaults=[None])

ROOMS = {
    "cell": [Door("hall")],
    "hall": [Door("cell"), Door("armoury", "iron"), Door("cellar")],
    "cellar": [Door("hall")],
    "armoury": [Door("hall"), Door("gate", "gold")],
    "gate": [],
}
KEYS = {"cellar": "iron", "armoury": "gold"}


def escape(start, goal):
    queue = deque([(start, frozenset(), 0)])
    seen = set()
    while queue:
        room, keys, moves = queue.popleft()
        if room in KEYS:
            keys |= {KEYS[room]}
        if (room, keys) in seen:
            continue
        seen.add((room, keys))
        if room == goal:
            return moves, sorted(keys)
        for door in ROOMS[room]:
            if door.key is None or door.key in keys:
                queue.append((door.to, keys, moves + 1))
    return None


print(escape("cell", "gate"))
print(escape("cellar", "armoury"))
KEYS["cellar"] = "rusty spoon"
print(escape("cell", "gate"))
print(escape("cell", "cellar"))
