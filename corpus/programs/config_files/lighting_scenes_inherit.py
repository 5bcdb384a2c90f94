SCENES = {
    "off": {"lamp": 0, "spots": 0, "strip": 0},
    "dinner": {"lamp": 40, "spots": 60},
    "party": {"spots": 100, "strip": 80, "lamp": -10},
}


class Room:
    def __init__(self, scenes):
        self.scenes = scenes
        self.levels = scenes["off"]
        self.history = []

    def activate(self, name):
        self.history.append(name)
        for light, level in self.scenes[name].items():
            if level < 0:
                self.levels[light] = max(0, self.levels[light] + level)
            else:
                self.levels[light] = level
        return self

    @property
    def watts(self):
        power = {"lamp": 9, "spots": 24, "strip": 12}
        return sum(power[l] * v / 100 for l, v in self.levels.items())


def main():
    room = Room(SCENES)
    print(room.levels, room.watts)
    room.activate("dinner")
    print(room.levels, room.watts)
    room.activate("party").activate("party")
    print(room.levels, round(room.watts, 2))
    room.activate("off")
    print(room.levels, room.watts, room.history)
    brightest = max(room.levels, key=room.levels.get)
    print(brightest, [l for l, v in room.levels.items() if v])
    print(SCENES["off"], SCENES["dinner"])


if __name__ == "__main__":
    main()
