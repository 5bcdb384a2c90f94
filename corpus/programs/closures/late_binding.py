buttons = []
for label in ["red", "green", "blue"]:
    buttons.append(lambda: "pressed " + label)

for b in buttons:
    print(b())

fixed = []
for label in ["red", "green", "blue"]:
    fixed.append(lambda label=label: "pressed " + label)
print([f() for f in fixed])

def maker(label):
    def press(times=1):
        return (label + " ") * times
    return press

made = {name: maker(name) for name in ("start", "stop")}
print(made["start"](2), made["stop"]())
powers = [lambda x: x ** n for n in range(4)]
print([p(2) for p in powers])
print(label, fixed[0]("pink"))
