"""A plain Enum never equals its value: no parcel is ever found."""
from enum import Enum


class State(Enum):
    NEW = "new"
    SENT = "sent"
    LOST = "lost"


parcels = [("P1", State.SENT), ("P2", State.NEW), ("P3", State.SENT)]


def with_state(wanted):
    return [number for number, state in parcels if state == wanted]


print("by text:", with_state("sent"))
print("by member:", with_state(State.SENT))
print("by lookup:", with_state(State("sent")))


class Loose(str, Enum):
    SENT = "sent"


print(Loose.SENT == "sent", State.SENT == Loose.SENT, Loose.SENT.upper())
summary = {}
for _, state in parcels:
    summary[state] = summary.get(state, 0) + 1
print({s.value: n for s, n in summary.items()})
print(State.LOST in summary, "sent" in summary)
