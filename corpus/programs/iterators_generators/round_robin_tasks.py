from collections import deque


def task(name, steps):
    for n in range(1, steps + 1):
        print(f"{name} {n}/{steps}")
        yield
    return f"{name} done"


def run(*tasks):
    queue = deque(tasks)
    results = []
    turns = 0
    while queue:
        current = queue.popleft()
        turns += 1
        try:
            next(current)
        except StopIteration as stop:
            results.append(stop.value)
        else:
            queue.append(current)
    return results, turns


def both(first, second):
    a = yield from first
    b = yield from second
    return f"({a} + {b})"


def main():
    results, turns = run(task("dishes", 2), both(task("sweep", 1), task("mop", 2)), task("nap", 0))
    print(results, turns)
    print(run())
    print(run(task("tea", 1))[0][0].upper())


if __name__ == "__main__":
    main()
