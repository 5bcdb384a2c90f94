import enum


@enum.unique
class Offence(enum.Enum):
    PARKING = "parked wrongly"
    SPEED = "too fast"
    PHONE = "phone at the wheel"
    RED = "red light"


BASE = {Offence.PARKING: 25, Offence.SPEED: 60, Offence.PHONE: 100, Offence.RED: 90}
POINTS = {Offence.PHONE: 1, Offence.RED: 2}


def fine(offence, repeat=0):
    return BASE[offence] * (1 + repeat)


def record(driver, offences):
    seen = {}
    total = points = 0
    for o in offences:
        total += fine(o, seen.get(o, 0))
        points += POINTS.get(o, 0)
        seen[o] = seen.get(o, 0) + 1
    return {"driver": driver, "total": total, "points": points}


def main():
    gina = record("Gina", [Offence.PARKING, Offence.PARKING, Offence.PARKING])
    kurt = record("Kurt", [Offence("too fast"), Offence.RED, Offence["PHONE"], Offence.RED])
    for r in (gina, kurt):
        print(f"{r['driver']}: {r['total']} €, {r['points']} points")
    never = [o.value for o in Offence if o not in POINTS]
    print(never)
    try:
        class Doubled(enum.Enum):
            A = 1
            B = 1
        print(list(Doubled), Doubled.B)
        enum.unique(Doubled)
    except ValueError as e:
        print("ValueError:", e)


if __name__ == "__main__":
    main()
