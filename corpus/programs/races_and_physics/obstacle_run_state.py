from enum import Enum


class State(Enum):
    RUNNING = "runs"
    JUMPING = "jumps"
    DOWN = "is down"
    DONE = "has finished"


COURSE = "__=__~_=_|"
EFFORT = {"_": 1, "=": 3, "~": 2}


def run(course, energy):
    state, seconds, falls = State.RUNNING, 0, 0
    for i, field in enumerate(course):
        if field == "|":
            state = State.DONE
            break
        cost = EFFORT[field]
        if field == "=":
            state = State.JUMPING
        if energy < cost:
            state = State.DOWN
            falls += 1
            seconds += 5
            energy += 4
        energy -= cost
        seconds += cost
        yield i, field, state, energy, seconds
        state = State.RUNNING
    yield i, "|", state, energy, seconds


for name, energy in {"Ada": 20, "Bob": 6}.items():
    *steps, last = run(COURSE, energy)
    falls = [i for i, _, s, *_ in steps if s is State.DOWN]
    print(f"{name} {last[2].value} after {last[4]} s, energy {last[3]}, falls at {falls}")
jumps = sum(s is State.JUMPING for *_, s, _, _ in run(COURSE, 20))
print("jumps:", jumps, "hurdles:", COURSE.count("="))
print([s.name for s in State if s not in {step[2] for step in run(COURSE, 6)}])
