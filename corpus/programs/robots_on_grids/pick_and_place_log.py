from enum import Enum


class Arm(Enum):
    EMPTY = "empty"
    HOLDING = "holding"


shelves = {"A1": "bolt", "A2": None, "B1": "nut", "B2": "gear"}
arm = Arm.EMPTY
held = None
log = []


def pick(place):
    global arm, held
    if arm is Arm.HOLDING:
        return f"cannot pick, holding {held}"
    if shelves[place] is None:
        return f"{place} is empty"
    held, shelves[place] = shelves[place], None
    arm = Arm.HOLDING
    return f"picked {held}"


def put(place):
    global arm, held
    if arm is Arm.EMPTY:
        return "nothing to put"
    if shelves[place]:
        return f"{place} holds a {shelves[place]}"
    shelves[place], held = held, None
    arm = Arm.EMPTY
    return f"put into {place}"


program = [(pick, "A1"), (pick, "B1"), (put, "B2"), (put, "A2"), (put, "A1"), (pick, "B1"), (put, "A1")]
for action, place in program:
    result = action(place)
    log.append(result)
    print(f"{action.__name__} {place}: {result}")
print(shelves, arm.value)
print(sum(r.startswith(("picked", "put into")) for r in log), "of", len(log), "succeeded")
