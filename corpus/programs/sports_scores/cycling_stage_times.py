from datetime import timedelta


def parse(text):
    parts = [int(p) for p in text.split(":")]
    while len(parts) < 3:
        parts.insert(0, 0)
    h, m, s = parts
    return timedelta(hours=h, minutes=m, seconds=s)


stages = [
    {"Vos": "3:12:40", "Brown": "3:12:52", "Longo": "3:15:01"},
    {"Vos": "58:30", "Brown": "57:44", "Longo": "57:59"},
    {"Vos": "4:01:00", "Brown": "4:01:00", "Longo": "3:59:12"},
]
bonus = [10, 6, 4]

general = {}
for number, stage in enumerate(stages, 1):
    times = {name: parse(t) for name, t in stage.items()}
    order = sorted(times, key=times.get)
    for name, seconds in zip(order, bonus):
        times[name] -= timedelta(seconds=seconds)
    for name, t in times.items():
        general[name] = general.get(name, timedelta()) + t
    jersey = min(general, key=general.get)
    print(f"stage {number}: {order[0]} wins, {jersey} leads")

first, *others = sorted(general, key=general.get)
print(first, general[first])
for name in others:
    gap = (general[name] - general[first]).total_seconds()
    print(f"{name} +{int(gap // 60)}'{int(gap % 60):02d}''")
