def round_robin(tasks, quantum):
    queue = [[name, need] for name, need in tasks.items()]
    clock = 0
    finished = {}
    while queue:
        task = queue.pop(0)
        used = min(quantum, task[1])
        clock += used
        task[1] -= used
        if task[1]:
            queue.append(task)
        else:
            finished[task[0]] = clock
    return finished


def shortest_first(tasks):
    clock, finished = 0, {}
    for name in sorted(tasks, key=tasks.get):
        clock += tasks[name]
        finished[name] = clock
    return finished


def mean(values):
    return sum(values) / len(values)


def main():
    tasks = {"editor": 3, "backup": 9, "mail": 2, "index": 5}
    plans = {f"rr({q})": round_robin(tasks, q) for q in (1, 3)}
    plans["sjf"] = shortest_first(tasks)
    for label, finished in plans.items():
        print(f"{label:<6} mean {mean(finished.values()):5.2f} last {max(finished, key=finished.get)}", finished)
    assert len({max(f.values()) for f in plans.values()}) == 1
    print(round_robin({}, 5))
    print(mean(round_robin({}, 5).values()))


if __name__ == "__main__":
    main()
