from contextlib import contextmanager

active = set()


@contextmanager
def guard(key):
    if key in active:
        yield False
        return
    active.add(key)
    try:
        yield True
    finally:
        active.discard(key)


def total_weight(part, parts):
    with guard(part) as first_time:
        if not first_time:
            print("loop at", part)
            return 0
        own, children = parts[part]
        return own + sum(total_weight(c, parts) for c in children)


bike = {
    "bike": (0, ["frame", "wheel", "wheel"]),
    "frame": (2.5, ["lamp"]),
    "wheel": (1.25, []),
    "lamp": (0.25, ["battery"]),
    "battery": (0.5, ["lamp"]),
}
print(total_weight("bike", bike))
print(total_weight("wheel", bike), active)
heaviest = max(bike, key=lambda p: bike[p][0])
print(heaviest, total_weight(heaviest, bike))
