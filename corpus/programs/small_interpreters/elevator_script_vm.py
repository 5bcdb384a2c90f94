START, UP, DOWN, OPEN, WAIT = range(5)
NAMES = ["start", "up", "down", "open", "wait"]

program = [(UP, 3), (OPEN, None), (WAIT, 2), (DOWN, 1), (OPEN, None), (UP, 9), (DOWN, 20), (OPEN, None)]
TOP = 6

floor = 0
clock = 0
opened = []
warnings = []

for opcode, arg in program:
    if opcode == UP:
        target = floor + arg
        if target > TOP:
            warnings.append(f"{target} is too high")
            target = TOP
        clock += 2 * (target - floor)
        floor = target
    elif opcode == DOWN:
        target = floor - arg
        if target < 0:
            warnings.append(f"{target} is too low")
            target = 0
        clock += 2 * (floor - target)
        floor = target
    elif opcode == OPEN:
        opened.append(floor)
        clock += 5
    elif opcode == WAIT:
        clock += arg
    print(f"{clock:>3}s {NAMES[opcode]:<5}{'' if arg is None else arg:<3} floor {floor}")

print(opened, warnings)
