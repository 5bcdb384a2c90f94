EVENTS = {
    6: "The cock crows.",
    12: "The bell rings noon.",
    18: "The gate closes.",
    22: "Wolves howl.",
}
actions = [("eat breakfast", 0.5), ("walk to the mill", 3.25), ("chop wood", 4), ("walk home", 3.25), ("sleep", 7.5)]


def clock(hours):
    h, m = divmod(round(hours * 60), 60)
    return "%02d:%02d" % (h % 24, m)


def passed(before, after):
    return [(h, text) for h, text in EVENTS.items() if before < h <= after]


now = 5.75
energy = 10
for action, hours in actions:
    later = now + hours
    for h, text in passed(now, later):
        print(f"      {clock(h)} {text}")
    if action == "sleep":
        energy += int(hours)
    else:
        energy -= hours // 1
    now = later
    print(clock(now), action, f"(energy {energy:g})")
days, rest = divmod(now, 24)
print(int(days), "day later" if days == 1 else "days later", clock(rest))
