TRANSITIONS = {
    ("shelf", "borrow"): "loaned",
    ("loaned", "return"): "cart",
    ("cart", "shelve"): "shelf",
    ("loaned", "lose"): "lost",
    ("lost", "find"): "cart",
    ("shelf", "inspect"): "repair",
    ("repair", "fix"): "shelf",
}


def run(events, state="shelf", strict=False):
    trace = [state]
    for event in events:
        following = TRANSITIONS.get((state, event))
        if following is None:
            if strict:
                raise RuntimeError(f"cannot {event} a book that is in state {state!r}")
            continue
        state = following
        trace.append(state)
    return trace


good = run(["borrow", "return", "shelve", "borrow", "lose", "find", "shelve"])
print(" > ".join(good))
odd = run("borrow borrow fix return".split())
print(odd, len(odd))
try:
    run(["inspect", "borrow"], strict=True)
except RuntimeError as e:
    print("Error:", e)

reachable = {"shelf"}
while True:
    more = {to for (frm, _), to in TRANSITIONS.items() if frm in reachable}
    if more <= reachable:
        break
    reachable |= more
print(sorted(reachable))
print(sorted({e for s, e in TRANSITIONS if s == "loaned"}))
