buttons = []
for label in ("red", "green", "blue"):
    buttons.append(lambda: "press " + label)
print([b() for b in buttons])

fixed = []
for label in ("red", "green", "blue"):
    fixed.append(lambda label=label: "press " + label)
print([b() for b in fixed])


def make(label):
    def press(times=1):
        return f"press {label} " * times
    return press


made = {c: make(c) for c in ("red", "blue")}
label = "gone"
print(made["red"](), buttons[0](), fixed[0](), fixed[1]("own"))
print([f(2) for f in [lambda n: n * i for i in range(4)]])
