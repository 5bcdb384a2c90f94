from dataclasses import dataclass


@dataclass
class Drone:
    state: str = "ground"
    height: int = 0
    battery: int = 100

    def step(self, command: tuple) -> str:
        match self.state, command:
            case "ground", ("start", ):
                self.state, self.height = "air", 2
            case "ground", _:
                return "still on the ground"
            case "air", ("climb", int(m)) if m > 0:
                self.height += m
                self.battery -= 2 * m
            case "air", ("sink", int(m)):
                self.height = max(1, self.height - m)
            case "air", ("land" | "emergency" as how, ):
                self.state, self.height = "ground", 0
                return how
            case _, (other, *rest):
                return f"{other} ignored {rest}"
        if self.battery < 40:
            return self.step(("emergency", ))
        return f"{self.height} m, {self.battery} %"


def main():
    drone = Drone()
    program = [("climb", 5), ("start",), ("climb", 12), ("climb", -3), ("sink", 50), ("flip", "left"), ("climb", 20), ("start",), ("land",)]
    for command in program:
        print(command, "->", drone.step(command))
    print(drone)


main()
