from enum import Enum, auto


class Door(Enum):
    OPEN = auto()
    CLOSED = auto()
    LOCKED = auto()


TRANSITIONS = {
    (Door.OPEN, "push"): Door.CLOSED,
    (Door.CLOSED, "pull"): Door.OPEN,
    (Door.CLOSED, "lock"): Door.LOCKED,
    (Door.LOCKED, "unlock"): Door.CLOSED,
}


def reachable(start):
    seen, stack = set(), [start]
    while stack:
        state = stack.pop()
        if state in seen:
            continue
        seen.add(state)
        stack.extend(new for (old, _), new in TRANSITIONS.items() if old is state)
    return seen


def run(state, *actions):
    log = []
    for action in actions:
        try:
            state = TRANSITIONS[state, action]
        except KeyError:
            log.append(f"cannot {action} a door that is {state.name.lower()}")
        else:
            log.append(f"{action}: {state.name}")
    return state, log


def main():
    end, log = run(Door.OPEN, "push", "lock", "pull", "unlock", "pull")
    print(*log, sep="\n")
    print(end is Door.OPEN)
    print(sorted(s.name for s in reachable(Door.LOCKED)))
    del TRANSITIONS[Door.LOCKED, "unlock"]
    print(sorted(s.name for s in reachable(Door.LOCKED)))


if __name__ == "__main__":
    main()
