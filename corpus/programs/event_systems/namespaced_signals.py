from types import SimpleNamespace
from functools import partial


def make_signal():
    slots = []

    def connect(slot, **fixed):
        slots.append(partial(slot, **fixed) if fixed else slot)
        return connect

    def send(*args):
        return sum(slot(*args) or 0 for slot in slots)

    return SimpleNamespace(connect=connect, send=send, slots=slots)


def charge(amount, rate=1, name="basic"):
    cost = amount * rate
    print(f"  {name}: {cost}")
    return cost


signals = SimpleNamespace(usage=make_signal(), stop=make_signal())
signals.usage.connect(charge)(charge, rate=3, name="premium")
signals.usage.connect(lambda n: -5 if n > 10 else None)
signals.stop.connect(lambda: print("stopped"))

bill = 0
for amount in (4, 12):
    bill += signals.usage.send(amount)
    print(amount, "->", bill)
print(signals.stop.send(), len(signals.usage.slots))
