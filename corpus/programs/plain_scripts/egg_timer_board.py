eggs = [("soft", 4), ("hard", 9), ("waxy", 6)]
start = {"soft": 5, "hard": 0, "waxy": 3}
minute = 0
cooking, ready = {}, []
while len(ready) < len(eggs):
    for kind, needs in eggs:
        if start[kind] == minute:
            cooking[kind] = needs
    for kind in sorted(cooking):
        cooking[kind] -= 1
        if cooking[kind] == 0:
            ready.append((minute + 1, kind))
            del cooking[kind]
    minute += 1
    print(minute, cooking)
print(ready, "all together" if len({t for t, _ in ready}) == 1 else "not together")
