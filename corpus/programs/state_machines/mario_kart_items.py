TRANSITIONS = {
    "normal": {"star": "star", "shell": "spinning", "mushroom": "fast"},
    "fast": {"shell": "spinning", "timeout": "normal", "star": "star"},
    "star": {"timeout": "normal"},
    "spinning": {"timeout": "normal"},
}
SPEED = {"normal": 10, "fast": 16, "star": 14, "spinning": 0}
LASTS = {"fast": 2, "star": 3, "spinning": 1}


def race(events, ticks=8):
    state, left, distance = "normal", 0, 0
    trace = []
    for tick in range(ticks):
        event = events.get(tick)
        if event in TRANSITIONS[state]:
            state = TRANSITIONS[state][event]
            left = LASTS.get(state, 0)
        elif left == 0 and state != "normal":
            state = TRANSITIONS[state]["timeout"]
        distance += SPEED[state]
        left = max(0, left - 1)
        trace.append(state[0])
    return distance, "".join(trace)


def main():
    drivers = {
        "Peach": {1: "mushroom", 5: "shell"},
        "Toad": {0: "star", 2: "shell"},
        "Yoshi": {},
        "Boo": {3: "shell", 4: "star", 6: "banana"},
    }
    results = {name: race(events) for name, events in drivers.items()}
    for name, (distance, trace) in sorted(results.items(), key=lambda r: -r[1][0]):
        print(f"{name:<6}{distance:>4} {trace}")
    winner = max(results, key=lambda n: results[n][0])
    print(winner, race(drivers[winner], ticks=3))


if __name__ == "__main__":
    main()
