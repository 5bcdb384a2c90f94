hooks = {}


def when(*counts):
    def wrap(f):
        for c in counts:
            hooks.setdefault(c, []).append(f)
        return f
    return wrap


@when(10, 5)
def check(n, ship):
    ship["checks"] += 1


@when(3, 2, 1)
def loud(n, ship):
    ship["voice"].append("!" * (4 - n))


@when(5)
def fuel(n, ship):
    if ship["fuel"] < 90:
        raise ValueError("fuel at %d%%" % ship["fuel"])


def launch(ship):
    for n in range(10, 0, -1):
        for hook in hooks.get(n, ()):
            hook(n, ship)
    ship["up"] = True


def new_ship(**over):
    base = {"checks": 0, "voice": [], "fuel": 100, "up": False}
    base.update(over)
    return base


a, b = new_ship(), new_ship(fuel=60)
for ship in (a, b):
    try:
        launch(ship)
    except ValueError as e:
        print("hold:", e)
    print(ship)
