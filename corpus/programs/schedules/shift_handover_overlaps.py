shifts = {"early": (6, 14), "late": (13.5, 22), "night": (21.75, 6.25)}
staff = {"early": ["Ivo", "Ana"], "late": ["Bea"], "night": ["Carl", "Ana"]}


def hours(shift):
    start, end = shifts[shift]
    return (end - start) % 24


def on_duty(time):
    present = []
    for name, (start, end) in shifts.items():
        if start < end:
            inside = start <= time < end
        else:
            inside = time >= start or time < end
        if inside:
            present += staff[name]
    return present


def clock(t):
    return f"{int(t):02}:{int(t % 1 * 60):02}"


def main():
    for name in shifts:
        print(f"{name:<6}{hours(name):5.2f} h x {len(staff[name])}")
    for t in (5.0, 6.1, 13.75, 21.8, 23):
        print(clock(t), on_duty(t))
    total = {}
    for name, people in staff.items():
        for p in people:
            total[p] = total.get(p, 0) + hours(name)
    print(total)
    print("too long:", [p for p, h in total.items() if h > 10])
    alone = [clock(t / 2) for t in range(48) if len(on_duty(t / 2)) == 1]
    print(alone[0], alone[-1], len(alone) / 2, "hours alone")


main()
