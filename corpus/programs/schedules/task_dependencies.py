from typing import Dict, List


def order(tasks: Dict[str, List[str]]) -> List[str]:
    """Return the tasks so that each comes after what it needs."""
    done: List[str] = []
    open_tasks = dict(tasks)
    while open_tasks:
        ready = sorted(t for t, needs in open_tasks.items() if all(n in done for n in needs))
        if not ready:
            raise ValueError("cycle among " + ", ".join(sorted(open_tasks)))
        done.extend(ready)
        for t in ready:
            del open_tasks[t]
    return done


def start_days(tasks, days):
    start = {}
    for t in order(tasks):
        start[t] = max((start[n] + days[n] for n in tasks[t]), default=0)
    return start


def main() -> None:
    kitchen = {
        "paint": ["walls"],
        "walls": [],
        "floor": ["walls"],
        "cupboards": ["floor", "paint"],
        "party": ["cupboards"],
    }
    days = {"walls": 3, "paint": 1, "floor": 2, "cupboards": 2, "party": 1}
    print(order(kitchen))
    start = start_days(kitchen, days)
    for t, s in sorted(start.items(), key=lambda x: x[1]):
        print(f"{t:<10}|{' ' * s}{'#' * days[t]}")
    kitchen["walls"].append("party")
    try:
        order(kitchen)
    except ValueError as e:
        print("error:", e)


if __name__ == "__main__":
    main()
