class Stop(Exception):
    def __init__(self, where):
        self.trail = [where]


def cook(dish, fridge):
    try:
        for part in dish:
            fetch(part, fridge)
    except Stop as s:
        s.trail.append("cook")
        raise
    finally:
        print("  cleaned the kitchen")
    return "done"


def fetch(part, fridge):
    try:
        take(part, fridge)
    except Stop as s:
        s.trail.append("fetch")
        raise
    print("  got", part)


def take(part, fridge):
    if fridge.get(part, 0) == 0:
        raise Stop(f"take({part})")
    fridge[part] -= 1


fridge = {"egg": 2, "milk": 1}
for dish in (["egg", "milk"], ["egg", "milk", "salt"]):
    try:
        print(cook(dish, fridge))
    except Stop as s:
        print(" <- ".join(s.trail))
print(fridge)
