import contextlib


class Spot:
    def __init__(self, name, gain, places=1):
        self.name = name
        self.gain = gain
        self.places = places
        self.workers = []

    @property
    def free(self):
        return self.places - len(self.workers)


@contextlib.contextmanager
def round_of(spots, number):
    print(f"--- round {number}")
    try:
        yield spots
    finally:
        for s in spots.values():
            s.workers.clear()


def place(spots, store, who, name):
    spot = spots[name]
    if not spot.free:
        raise RuntimeError(f"{spot.name} is taken by {spot.workers}")
    spot.workers.append(who)
    for good, n in spot.gain.items():
        store[who][good] = store[who].get(good, 0) + n


spots = {s.name: s for s in [
    Spot("forest", {"wood": 2}),
    Spot("market", {"coin": 3, "wood": -1}, places=2),
    Spot("field", {"grain": 1}),
]}
store = {"Vito": {}, "Wanda": {}}
plan = [
    [("Vito", "forest"), ("Wanda", "market"), ("Vito", "market")],
    [("Wanda", "forest"), ("Vito", "forest"), ("Wanda", "field")],
]
for number, turns in enumerate(plan, 1):
    with round_of(spots, number):
        for who, where in turns:
            try:
                place(spots, store, who, where)
            except RuntimeError as e:
                print(e)
                place(spots, store, who, "field")
print(store)
