from enum import IntFlag


class Alarm(IntFlag):
    NONE = 0
    DOOR = 1
    SMOKE = 2
    WATER = 4
    BATTERY = 8
    SERIOUS = SMOKE | WATER


class Log:
    def __init__(self):
        self.rows = []
        self.state = Alarm.NONE

    def update(self, time, new):
        raised = new & ~self.state
        cleared = self.state & ~new
        for flag in (Alarm.DOOR, Alarm.SMOKE, Alarm.WATER, Alarm.BATTERY):
            if flag & raised:
                self.rows.append(f"{time} + {flag.name}")
            if flag & cleared:
                self.rows.append(f"{time} - {flag.name}")
        self.state = new
        return bool(raised & Alarm.SERIOUS)


def main():
    log = Log()
    calls = []
    for time, byte in (("08:00", 1), ("08:01", 9), ("09:30", 0b1010), ("09:31", 0b1110), ("10:00", 0)):
        if log.update(time, Alarm(byte)):
            calls.append(time)
    print("\n".join(log.rows))
    print("fire brigade called:", calls)
    print(int(Alarm.SERIOUS), Alarm.SMOKE in Alarm.SERIOUS, Alarm.DOOR in Alarm.SERIOUS)
    print((Alarm.DOOR | Alarm.WATER).value, Alarm(8).name, log.state == 0)


if __name__ == "__main__":
    main()
