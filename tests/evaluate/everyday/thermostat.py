class Thermostat:
    MIN = 5
    MAX = 30

    def __init__(self, room, target=20):
        self.room = room
        self._target = target
        self.log = []

    @property
    def target(self):
        return self._target

    @target.setter
    def target(self, value):
        if not self.MIN <= value <= self.MAX:
            raise ValueError(f"{value} is out of range")
        self.log.append((self._target, value))
        self._target = value

    def __repr__(self):
        return f"Thermostat({self.room!r}, {self._target})"


def main():
    hall = Thermostat("hall")
    bath = Thermostat("bath", 23)
    hall.target = 18
    bath.target += 2
    for value in (31, 12):
        try:
            hall.target = value
        except ValueError as error:
            message = str(error)
            print("refused:", message)
    warmest = max([hall, bath], key=lambda each: each.target)
    print(warmest, hall.log)


main()
