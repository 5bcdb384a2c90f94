from datetime import date, timedelta

late = {"Ole": 4, "Pia": 1, "Quin": 7, "Rut": 3}
MINUTES = 15
ROOM_SIZE = 2


def sessions(first, weekday=2):
    d = first
    while d.weekday() != weekday:
        d += timedelta(1)
    while True:
        yield d
        d += timedelta(7)


def plan(late, first):
    need = {name: n // 3 for name, n in late.items() if n >= 3}
    result = []
    for day in sessions(first):
        if max(need.values()) <= 0:
            break
        tonight = sorted(need, key=need.get, reverse=True)[:ROOM_SIZE]
        for name in tonight:
            need[name] -= 1
        result.append((day, [n for n in tonight]))
    return result


first = date(2024, 2, 5)
for day, names in plan(late, first):
    print(day.strftime("%a %d.%m."), names)

total = sum(n * MINUTES for n in late.values())
print(f"{total // 60} h {total % 60} min lost")
late["Ole"] += 2
longer = plan(late, first + timedelta(days=3))
print(len(longer), longer[0][0], longer[-1])
print([n for n in late if late[n] < 3], max(late.values()) // 3)
