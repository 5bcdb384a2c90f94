OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}


class Room:
    def __init__(self, name):
        self.name = name
        self.doors = {}

    def connect(self, direction, other):
        self.doors[direction] = other
        other.doors[OPPOSITE[direction]] = self
        return other

    def walk(self, path):
        room = self
        for direction in path.split():
            room = room.doors.get(direction, room)
        return room

    def __repr__(self):
        return f"Room({self.name!r}, {'/'.join(sorted(self.doors))})"


hall = Room("hall")
kitchen = hall.connect("north", Room("kitchen"))
tower = kitchen.connect("east", Room("tower")).connect("north", Room("top"))
hall.connect("west", kitchen)
print(hall, kitchen, tower, sep="\n")
print(hall.walk("north east north").name)
print(hall.walk("west west west").name)
print(hall.walk("west east").name)
print(tower.walk("south") is kitchen, tower.walk("south west") is kitchen)
