from contextlib import contextmanager

lights = {"red": 0, "blue": 0, "spot": 0}


@contextmanager
def light(name, level):
    before = lights[name]
    lights[name] = level
    print(f"{name} {level}")
    yield
    lights[name] = before
    print(f"{name} back to {before}")


def scene(text):
    on = [n for n, v in lights.items() if v]
    print("  ", text, "| lit by", " + ".join(on) or "nothing")


with light("red", 80):
    scene("The king enters.")
    with light("spot", 100):
        scene("He sings.")
scene("Pause.")

try:
    with light("blue", 50):
        scene("Storm.")
        raise RuntimeError("fire alarm")
except RuntimeError as e:
    print("stopped:", e)

scene("Curtain.")
print(lights)
