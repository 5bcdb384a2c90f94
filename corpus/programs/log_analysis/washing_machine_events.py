from enum import Enum, auto


class State(Enum):
    IDLE = auto()
    FILLING = auto()
    WASHING = auto()
    SPINNING = auto()
    ERROR = auto()


TRANSITIONS = {
    (State.IDLE, "start"): State.FILLING,
    (State.FILLING, "full"): State.WASHING,
    (State.WASHING, "clean"): State.SPINNING,
    (State.SPINNING, "dry"): State.IDLE,
    (State.ERROR, "reset"): State.IDLE,
}


class Machine:
    def __init__(self):
        self.state = State.IDLE
        self.time_in = dict.fromkeys(State, 0)
        self.cycles = 0
        self._since = 0

    def event(self, minute, name):
        self.time_in[self.state] += minute - self._since
        self._since = minute
        before = self.state
        self.state = TRANSITIONS.get((self.state, name), State.ERROR)
        if before is State.SPINNING and self.state is State.IDLE:
            self.cycles += 1
        return before, self.state


def main():
    machine = Machine()
    log = "0 start,4 full,50 clean,62 dry,70 start,75 leak,80 start,90 reset,95 start,99 full"
    for entry in log.split(","):
        minute, name = entry.split()
        before, after = machine.event(int(minute), name)
        print(f"{minute:>3} {name:<6}{before.name:>9} -> {after.name}")
    print({s.name: t for s, t in machine.time_in.items() if t}, machine.cycles)
    total = sum(machine.time_in.values())
    print(f"washing {machine.time_in[State.WASHING] / total:.0%} of {total} min")
    print(machine.state is State.WASHING, State.ERROR.value, len(State))
    unreachable = set(State) - set(TRANSITIONS.values())
    print({s.name for s in unreachable})


if __name__ == "__main__":
    main()
