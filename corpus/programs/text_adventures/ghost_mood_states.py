TRANSITIONS = {
    ("asleep", "noise"): "annoyed",
    ("annoyed", "noise"): "furious",
    ("annoyed", "song"): "asleep",
    ("furious", "song"): "annoyed",
    ("furious", "salt"): "gone",
}


class Ghost:
    def __init__(self, name):
        self.name = name
        self.state = "asleep"
        self.past = [self.state]

    def feel(self, stimulus):
        self.state = TRANSITIONS.get((self.state, stimulus), self.state)
        self.past.append(self.state)
        return self

    def __bool__(self):
        return self.state != "gone"


nell = Ghost("Nell")
nell.feel("song").feel("noise").feel("noise")
print(nell.name, nell.state, nell.past)
for thing in ("noise", "song", "noise", "salt", "noise"):
    if not nell:
        print("nobody hears the", thing)
        break
    print(thing, "->", nell.feel(thing).state)
changes = sum(a != b for a, b in zip(nell.past, nell.past[1:]))
print(changes, "changes in", len(nell.past) - 1, "events")
print("silent:", bool(Ghost("Ned")), bool(nell))
