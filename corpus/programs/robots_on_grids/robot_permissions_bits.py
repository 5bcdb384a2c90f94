MOVE, LIFT, SPEAK, LEARN = (1 << i for i in range(4))
NAMES = {MOVE: "move", LIFT: "lift", SPEAK: "speak", LEARN: "learn"}


def names(bits):
    return [n for b, n in NAMES.items() if bits & b]


def need(permission):
    def wrap(f):
        def guarded(robot, *args):
            if not robot["can"] & permission:
                raise PermissionError(f"{robot['name']} may not {NAMES[permission]}")
            return f(robot, *args)
        return guarded
    return wrap


@need(SPEAK)
def say(robot, text):
    return f"{robot['name']}: {text}"


@need(LIFT)
def lift(robot, kg):
    robot["load"] = robot.get("load", 0) + kg
    return robot["load"]


def main():
    robots = [
        {"name": "Tik", "can": MOVE | SPEAK},
        {"name": "Tok", "can": 0b1010},
    ]
    for r in robots:
        print(r["name"], f"{r['can']:04b}", names(r["can"]))
        for action, arg in ((say, "hello"), (lift, 12)):
            try:
                print("  ", action(r, arg))
            except PermissionError as e:
                print("  ", e)
    both = robots[0]["can"] & robots[1]["can"]
    either = robots[0]["can"] | robots[1]["can"]
    print("both", names(both), "either", len(names(either)))
    robots[0]["can"] ^= SPEAK | LEARN
    print(names(robots[0]["can"]), names(~robots[0]["can"]))


main()
