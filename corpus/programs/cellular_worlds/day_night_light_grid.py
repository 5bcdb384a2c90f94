from contextlib import contextmanager

world = {"light": 10, "monsters": 0, "flowers": 3}
history = []


@contextmanager
def night(world):
    day_light, world["light"] = world["light"], 1
    world["monsters"] += 2
    try:
        yield world
    finally:
        world["light"] = day_light
        world["monsters"] = 0


def tick(world, note):
    if world["light"] > 5:
        world["flowers"] += 1
    if world["monsters"] > 3:
        raise RuntimeError("the village is overrun")
    history.append((note, dict(world)))


tick(world, "morning")
with night(world) as w:
    tick(w, "dusk")
    w["light"] += 3
    tick(w, "torches")
try:
    with night(world):
        world["monsters"] += 5
        tick(world, "midnight")
except RuntimeError as e:
    print("!", e)
tick(world, "dawn")
for note, state in history:
    print(f"{note:8}", *(f"{k}={v}" for k, v in state.items()))
print(world == history[-1][1], world is history[-1][1])
