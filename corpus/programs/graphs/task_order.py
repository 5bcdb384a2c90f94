from collections import defaultdict


class CycleError(ValueError):
    """Tasks wait for one another."""


def order(needs):
    waiting = {task: set(before) for task, before in needs.items()}
    for before in needs.values():
        for task in before:
            waiting.setdefault(task, set())
    done = []
    while waiting:
        ready = sorted(t for t, before in waiting.items() if not before)
        if not ready:
            raise CycleError(", ".join(sorted(waiting)))
        for task in ready:
            del waiting[task]
            done.append(task)
        for before in waiting.values():
            before.difference_update(ready)
    return done


breakfast = {
    "toast": ["slice bread"],
    "eat": ["toast", "boil eggs", "make tea"],
    "make tea": ["boil water"],
    "boil eggs": ["boil water"],
}
for step, task in enumerate(order(breakfast), 1):
    print(f"{step}. {task}")

breakfast["boil water"] = ["eat"]
try:
    order(breakfast)
except CycleError as exc:
    print("stuck:", exc)
