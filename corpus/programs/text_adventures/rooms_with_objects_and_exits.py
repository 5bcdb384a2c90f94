class Room:
    def __init__(self, name, *things):
        self.name = name
        self.things = set(things)
        self.exits = {}

    def connect(self, direction, room, back):
        self.exits[direction] = room
        room.exits[back] = self


class Player:
    def __init__(self, room):
        self.room = room
        self.bag = []

    def do(self, line):
        verb, _, noun = line.partition(" ")
        action = getattr(self, "do_" + verb, None)
        if action is None:
            return f"I cannot {verb}."
        return action(noun)

    def do_go(self, way):
        if way not in self.room.exits:
            return "There is no way."
        self.room = self.room.exits[way]
        return f"You are in the {self.room.name}."

    def do_take(self, thing):
        try:
            self.room.things.remove(thing)
        except KeyError:
            return f"No {thing} here."
        self.bag.append(thing)
        return "Taken."

    def do_drop(self, thing):
        if thing not in self.bag:
            return "You do not have it."
        self.bag.remove(thing)
        self.room.things.add(thing)
        return "Dropped."


hall, cellar = Room("hall", "lamp"), Room("cellar", "rope", "rat")
hall.connect("down", cellar, "up")
p = Player(hall)
for line in ("take lamp", "go down", "take sword", "take rope", "drop lamp", "sing", "go down", "go up"):
    print(">", line, "\n ", p.do(line))
print(p.bag, sorted(cellar.things), p.room is hall)
