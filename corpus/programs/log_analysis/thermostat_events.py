from typing import NamedTuple


class Event(NamedTuple):
    minute: int
    kind: str
    value: float = 0.0


EVENTS = [
    Event(0, "temp", 19.2), Event(5, "set", 21), Event(7, "heat_on"),
    Event(15, "temp", 20.1), Event(31, "temp", 21.4), Event(32, "heat_off"),
    Event(50, "temp", 20.7), Event(52, "heat_on"), Event(60, "fault", 3),
]


def analyse(events):
    target, heating_since, heated = None, None, 0
    temps, faults = [], []
    for event in events:
        match event:
            case Event(kind="temp", value=v):
                temps.append(v)
            case Event(_, "set", v):
                target = v
            case Event(minute, "heat_on", _):
                heating_since = minute
            case Event(minute, "heat_off", _) if heating_since is not None:
                heated += minute - heating_since
                heating_since = None
            case Event(minute, kind, code):
                faults.append(f"{kind} {code:.0f} at {minute}")
    if heating_since is not None:
        heated += events[-1].minute - heating_since
    return target, temps, heated, faults


target, temps, heated, faults = analyse(EVENTS)
print("target", target, "temps", temps)
print(f"heating for {heated} of {EVENTS[-1].minute} minutes ({heated / EVENTS[-1].minute:.0%})")
print("faults:", "; ".join(faults))
closest = min(temps, key=lambda t: abs(t - target))
print("closest", closest, "off by", round(closest - target, 1))
print(EVENTS[2], EVENTS[2]._replace(minute=8) > EVENTS[2])
