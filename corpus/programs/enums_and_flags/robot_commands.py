from enum import Enum
from functools import partial


def forward(robot, n=1):
    robot["pos"] += n * robot["step"]


def faster(robot):
    robot["step"] *= 2


def say(robot, text):
    robot["said"].append(text)


class Command(Enum):
    GO = partial(forward)
    RUN = partial(forward, n=3)
    FAST = partial(faster)
    SAY = partial(say)

    def __call__(self, *args):
        return self.value(*args)


def execute(program):
    robot = {"pos": 0, "step": 1, "said": []}
    for line in program.strip().split("\n"):
        name, *args = line.split(maxsplit=1)
        args = [int(a) if a.isdigit() else a for a in args]
        Command[name.upper()](robot, *args)
    return robot


def main():
    robot = execute("""go
fast
go 2
say hello there
run
say 42""")
    print(robot)
    print([c.name for c in Command])
    try:
        execute("jump 3")
    except KeyError as e:
        print("unknown command", e)


main()
