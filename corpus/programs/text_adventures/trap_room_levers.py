class Room:
    def __init__(self):
        self.levers = {"red": False, "green": False, "blue": False}
        self.water = 0
        self.door = "closed"

    def pull(self, color):
        match color, self.levers:
            case "red", {"green": True}:
                self.water += 2
            case "green", {"red": False, "blue": True}:
                self.door = "open"
            case "blue", _:
                self.water = max(0, self.water - 1)
            case c, levers if c not in levers:
                return f"there is no {c} lever"
        self.levers[color] = not self.levers[color]
        self.water += 1
        return f"{color} {'down' if self.levers[color] else 'up'}, water {self.water}, door {self.door}"


def solve(sequence, drown=5):
    room = Room()
    for n, color in enumerate(sequence, 1):
        print("  ", room.pull(color))
        if room.door == "open":
            return f"free after {n}"
        if room.water >= drown:
            return f"drowned after {n}"
    return "still inside"


def main():
    for sequence in (["red", "green", "red", "red"], ["blue", "green"], ["green", "pink", "blue", "blue"]):
        print(sequence[0], "first:")
        print(solve(sequence))
    print(solve([], drown=0))


if __name__ == "__main__":
    main()
