from enum import Enum, auto


class Alert(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return name.lower().replace("_", " ")

    TOO_WARM = auto()
    DOOR_OPEN = auto()
    EXPIRED = auto()


def check(fridge, today):
    alerts = []
    if fridge["temp"] > 8:
        alerts.append((Alert.TOO_WARM, f"{fridge['temp']}°"))
    if fridge["door"]:
        alerts.append((Alert.DOOR_OPEN, None))
    old = [name for name, day in fridge["food"] if day < today]
    if old:
        alerts.append((Alert.EXPIRED, old))
    return alerts


fridge = {"temp": 5, "door": False, "food": [("milk", 12), ("ham", 9), ("jam", 99)]}
for today in (8, 10, 14):
    print(today, [(a.value, extra) for a, extra in check(fridge, today)])
fridge.update(temp=11, door=True)
found = check(fridge, today=1)
print(*[f"{a.value}: {extra}" if extra else a.value for a, extra in found], sep=" | ")
seen = {a for a, _ in found}
print([a.name for a in Alert if a not in seen])
print(Alert("door open").name, Alert.TOO_WARM.value.title())
