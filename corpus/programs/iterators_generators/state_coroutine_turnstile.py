def turnstile(price):
    """Send coins or 'push'; gives what happened."""
    paid, passed = 0, 0
    reply = "locked"
    while True:
        event = yield reply
        if event == "push":
            if paid >= price:
                paid -= price
                passed += 1
                reply = f"person {passed} passes, credit {paid}"
            else:
                reply = f"locked, {price - paid} missing"
        elif event == "refund":
            reply, paid = f"{paid} back", 0
        else:
            paid += event
            reply = f"credit {paid}"


def feed(machine, events):
    return [machine.send(e) for e in events]


gate = turnstile(price=3)
print(next(gate))
for answer in feed(gate, [2, "push", 2, "push", 5, "push", "refund"]):
    print("-", answer)
print(feed(gate, ["push", "refund"]))
second = turnstile(1)
second.send(None)
print(feed(second, [1, 1, "push"])[-1])
gate.close()
print(gate.gi_frame is None)
try:
    feed(second, ["kick"])
except TypeError as e:
    print("broken:", e)
print(list(second))
