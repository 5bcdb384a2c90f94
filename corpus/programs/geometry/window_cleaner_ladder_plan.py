from enum import Enum


class Reach(Enum):
    GROUND = 2.2
    STEP = 3.5
    LADDER = 7.0
    LIFT = 20.0

    @classmethod
    def needed(cls, height):
        for tool in cls:
            if height <= tool.value:
                return tool
        raise ValueError(f"{height} m is too high")


class Window:
    def __init__(self, x, bottom, width, height):
        self.x, self.bottom, self.width, self.height = x, bottom, width, height

    @property
    def top(self):
        return self.bottom + self.height

    @property
    def area(self):
        return self.width * self.height


def plan(windows):
    groups = {tool: [] for tool in Reach}
    for w in sorted(windows, key=lambda w: w.x):
        groups[Reach.needed(w.top)].append(w)
    return {tool: ws for tool, ws in groups.items() if ws}


def main():
    house = [Window(0, 0.9, 1.2, 1.1), Window(3, 0.9, 2.4, 1.4), Window(0, 3.8, 1.2, 1.4), Window(3.5, 6.4, 1, 1)]
    price = {Reach.GROUND: 3, Reach.STEP: 4, Reach.LADDER: 6, Reach.LIFT: 15}
    total = 0
    for tool, windows in plan(house).items():
        area = sum(w.area for w in windows)
        cost = area * price[tool]
        total += cost
        print(f"{tool.name:<7}{len(windows)} windows {area:5.2f} m² {cost:6.2f}")
    print(f"total {total:.2f}", Reach(3.5).name)
    try:
        plan([Window(0, 30, 1, 1)])
    except ValueError as e:
        print("sorry,", e)


main()
