from dataclasses import dataclass, replace
from typing import Optional


@dataclass(frozen=True)
class State:
    items: tuple = ()
    coupon: Optional[str] = None
    step: str = "browsing"


def reducer(state, action):
    kind, *payload = action
    if kind == "add":
        return replace(state, items=state.items + tuple(payload))
    if kind == "coupon":
        return replace(state, coupon=payload[0])
    if kind == "checkout":
        if not state.items:
            return state
        return replace(state, step="paying")
    if kind == "clear":
        return State()
    raise ValueError(f"unknown action {kind}")


actions = [
    ("checkout",),
    ("add", "hat"),
    ("add", "scarf", "gloves"),
    ("coupon", "WINTER"),
    ("checkout",),
    ("clear",),
    ("refund", "hat"),
]

states = [State()]
for action in actions:
    try:
        states.append(reducer(states[-1], action))
    except ValueError as e:
        print("rejected:", e)
        break
    print(action[0], "->", states[-1])

print(len(states), states[0] is states[1], states[0] == states[-1])
print({s.step for s in states} == {"browsing", "paying"})
