class FrostAlarm:
    def __init__(self, on_below, off_above):
        assert on_below < off_above
        self.on_below = on_below
        self.off_above = off_above
        self.active = False
        self.switches = 0

    def __call__(self, temp):
        before = self.active
        if temp < self.on_below:
            self.active = True
        elif temp > self.off_above:
            self.active = False
        self.switches += before != self.active
        return self.active


def simple(limit):
    state = {"active": False, "switches": 0}

    def alarm(temp):
        now = temp < limit
        if now != state["active"]:
            state["switches"] += 1
        state["active"] = now
        return now
    alarm.state = state
    return alarm


temps = [3.0, 1.1, 0.9, 1.2, 0.8, 1.4, 2.2, 1.8, 0.7, 2.5]
careful = FrostAlarm(1.0, 2.0)
nervous = simple(1.0)
for t in temps:
    print(f"{t:4.1f} {'ON ' if careful(t) else 'off'} {'ON' if nervous(t) else 'off'}")
print("switches:", careful.switches, "against", nervous.state["switches"])
try:
    FrostAlarm(5, 2)
except AssertionError:
    print("limits the wrong way round")
