from typing import NamedTuple


class Pose(NamedTuple):
    x: int
    y: int
    heading: str

    def left(self):
        return self._replace(heading={"N": "W", "W": "S", "S": "E", "E": "N"}[self.heading])

    def right(self):
        return self.left().left().left()

    def ahead(self, size=6):
        dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[self.heading]
        return self._replace(x=(self.x + dx) % size, y=(self.y + dy) % size)


def execute(pose, commands, rocks=frozenset()):
    for i, c in enumerate(commands):
        match c:
            case "L":
                pose = pose.left()
            case "R":
                pose = pose.right()
            case "M":
                target = pose.ahead()
                if target[:2] in rocks:
                    return pose, commands[i:]
                pose = target
    return pose, ""


def main():
    rocks = frozenset({(2, 2), (0, 5), (5, 0)})
    missions = {
        "alpha": (Pose(0, 0, "N"), "MMRMMLM"),
        "beta": (Pose(3, 3, "E"), "MMMRM"),
        "gamma": (Pose(0, 1, "S"), "MRM"),
        "delta": (Pose(1, 1, "N"), "RRRRM"),
    }
    for name, (start, commands) in missions.items():
        end, rest = execute(start, commands, rocks)
        print(f"{name}: {end.x},{end.y} {end.heading}" + (f" blocked before {rest}" if rest else ""))
    same = {execute(Pose(0, 0, h), "MLMLMLM")[0][:2] for h in "NESW"}
    print("all come back:", same == {(0, 0)})


main()
