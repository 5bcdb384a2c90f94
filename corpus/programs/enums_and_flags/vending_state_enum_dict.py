from enum import Enum


class S(Enum):
    IDLE = "waiting"
    PAID = "paid"
    OUT = "out of order"


class E(Enum):
    COIN = 1
    PUSH = 2
    KICK = 3


TABLE = {
    (S.IDLE, E.COIN): S.PAID,
    (S.PAID, E.PUSH): S.IDLE,
    (S.IDLE, E.KICK): S.OUT,
    (S.PAID, E.KICK): S.OUT,
}


def run(events, state=S.IDLE):
    cans = 0
    for number in events:
        event = E(number)
        new = TABLE.get((state, event), state)
        if state is S.PAID and new is S.IDLE:
            cans += 1
        state = new
    return state, cans


for script in ([1, 2, 1, 2], [2, 2, 1], [1, 1, 3, 2, 1]):
    state, cans = run(script)
    print(script, state.name, repr(state.value), cans)
