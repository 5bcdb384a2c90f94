class Light:
    def __init__(self, room):
        self.room = room
        self.on = False

    def __enter__(self):
        self.on = True
        print(f"{self.room} on")
        return self

    def __exit__(self, kind, error, trace):
        self.on = False
        print(f"{self.room} off", f"after {kind.__name__}" if kind else "")
        return kind is KeyError


with Light("hall") as hall, Light("attic") as attic:
    print(hall.on, attic.on)
    {}["lost"]
    print("never printed")
print("still here", hall.on)
try:
    with Light("cellar"):
        int("mouse")
except ValueError as e:
    print("caught outside:", e)
