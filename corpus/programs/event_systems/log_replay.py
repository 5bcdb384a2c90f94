"""Rebuild an account from its events, as of any version."""
from functools import reduce
from typing import NamedTuple


class Event(NamedTuple):
    version: int
    kind: str
    amount: int = 0


EVENTS = [
    Event(1, "opened"),
    Event(2, "deposit", 500),
    Event(3, "withdraw", 120),
    Event(4, "frozen"),
    Event(5, "withdraw", 50),
    Event(6, "unfrozen"),
    Event(7, "deposit", 20),
]


def apply(state: dict, event: Event) -> dict:
    state = {**state, "version": event.version}
    if event.kind == "deposit":
        state["balance"] += event.amount
    elif event.kind == "withdraw":
        if state["frozen"]:
            state["rejected"] += 1
        else:
            state["balance"] -= event.amount
    elif event.kind in ("frozen", "unfrozen"):
        state["frozen"] = event.kind == "frozen"
    return state


def replay(events, until=None):
    start = {"balance": 0, "frozen": False, "rejected": 0}
    chosen = [e for e in events if until is None or e.version <= until]
    return reduce(apply, chosen, start)


now = replay(EVENTS)
then = replay(EVENTS, until=3)
print(now)
print(then)
changed = {k for k in now if now[k] != then[k]}
print(sorted(changed))
