PROGRAM = (
    ("fill", 2), ("wash", 5), ("drain", 1),
    ("fill", 2), ("rinse", 3), ("drain", 1),
    ("spin", 4),
)

def phases(program):
    for name, minutes in program:
        for m in range(minutes, 0, -1):
            paused = yield name, m
            while paused:
                paused = yield "paused", m

machine = phases(PROGRAM)
print(next(machine))
minute = 0
shown = ""
pauses = {3: True, 4: True, 12: True}
while True:
    minute += 1
    try:
        name, left = machine.send(pauses.get(minute, False))
    except StopIteration:
        break
    if name != shown:
        print(f"{minute:2d} min: {name} ({left} to go)")
        shown = name
print("finished after", minute, "minutes, planned", sum(m for _, m in PROGRAM))
