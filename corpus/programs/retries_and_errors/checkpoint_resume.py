class Crash(Exception):
    pass


def process(items, state, crash_at=None):
    """Works on from state['done']; state survives a crash."""
    for i in range(state["done"], len(items)):
        if i == crash_at:
            raise Crash(f"at item {i} ({items[i]})")
        state["sum"] += len(items[i])
        state["done"] = i + 1
    return state["sum"]


def run(items, crashes):
    state = {"done": 0, "sum": 0}
    attempts = 0
    for crash_at in crashes + [None]:
        attempts += 1
        try:
            return process(items, state, crash_at), attempts
        except Crash as e:
            print("  crash", e, state)


def main():
    towns = ["Ulm", "Jena", "Gießen", "Worms", "Hof"]
    print(run(towns, []))
    print(run(towns, crashes=[1, 3]))
    print(run(towns, crashes=[2, 2, 1]))
    total, n = run([], [0])
    print(total, n)


main()
