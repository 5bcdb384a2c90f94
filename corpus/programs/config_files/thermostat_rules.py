RULES = [
    {"if": {"home": True, "hour": (6, 22)}, "set": 21},
    {"if": {"home": True}, "set": 17},
    {"if": {"window": "open"}, "set": 5, "priority": 10},
    {"if": {}, "set": 15},
]


def applies(condition, state):
    for key, wanted in condition.items():
        actual = state.get(key)
        if isinstance(wanted, tuple):
            low, high = wanted
            if actual is None or not low <= actual < high:
                return False
        elif actual != wanted:
            return False
    return True


def target(state):
    ordered = sorted(RULES, key=lambda r: r.get("priority", 0), reverse=True)
    for number, rule in enumerate(ordered):
        if applies(rule["if"], state):
            return rule["set"], number


day = [
    {"hour": 5, "home": True},
    {"hour": 8, "home": True, "window": "open"},
    {"hour": 9, "home": True, "window": "closed"},
    {"hour": 12, "home": False},
    {"home": True},
]
previous = None
for state in day:
    t, rule = target(state)
    change = "" if previous is None or t == previous else f"({t - previous:+d})"
    print(state.get("hour", "?"), t, f"rule {rule}", change)
    previous = t

used = {target(s)[1] for s in day}
print("never used:", sorted(set(range(len(RULES))) - used))
average = sum(target(s)[0] for s in day) / len(day)
print(average, applies({"hour": (6, 22)}, {"hour": 22}))
