class BatteryEmpty(Exception):
    def __init__(self, where, remaining):
        self.where = where
        self.remaining = remaining
        super().__init__(f"stopped at {where} with {len(remaining)} steps to go")


class Robot:
    def __init__(self, charge):
        self.charge = charge
        self.position = 0 + 0j

    def drive(self, steps):
        for i, step in enumerate(steps):
            cost = 2 if step.imag else 1
            if cost > self.charge:
                raise BatteryEmpty(self.position, steps[i:])
            self.charge -= cost
            self.position += step


def trip(robot, steps, reserve=3):
    try:
        robot.drive(steps)
    except BatteryEmpty as e:
        print(e)
        robot.charge += reserve
        print(f"reserve {reserve} in, going on")
        trip(robot, e.remaining, reserve - 1)
    finally:
        print("charge", robot.charge)


up, right = 1j, 1
robot = Robot(8)
trip(robot, [right, right, up, up, right, up, right, up])
print("arrived at", robot.position, "distance", abs(robot.position))
weak = Robot(1)
weak.drive([right, up])
