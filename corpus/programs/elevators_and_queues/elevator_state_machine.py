from enum import Enum, auto


class State(Enum):
    IDLE = auto()
    UP = auto()
    DOWN = auto()
    DOORS = auto()


class Lift:
    def __init__(self):
        self.floor = 0
        self.state = State.IDLE
        self.target = None

    def step(self):
        match self.state, self.target:
            case State.IDLE, None:
                pass
            case State.IDLE, target if target > self.floor:
                self.state = State.UP
            case State.IDLE, target if target < self.floor:
                self.state = State.DOWN
            case State.IDLE, _:
                self.state = State.DOORS
            case State.DOORS, _:
                self.state, self.target = State.IDLE, None
            case (State.UP | State.DOWN) as direction, target:
                self.floor += 1 if direction is State.UP else -1
                if self.floor == target:
                    self.state = State.DOORS
        return self.state


def main():
    lift = Lift()
    orders = {0: 2, 6: 2, 9: -1}
    trace = []
    for t in range(15):
        if t in orders and lift.target is None:
            lift.target = orders[t]
        state = lift.step()
        trace.append((lift.floor, state.name))
    for t, (floor, name) in enumerate(trace):
        print(f"{t:>2} {floor:>2} {name.lower()}")
    busy = sum(name != "IDLE" for _, name in trace)
    print(f"busy {busy}/{len(trace)}")


main()
