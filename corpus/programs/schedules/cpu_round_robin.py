from collections import deque


def round_robin(jobs, quantum):
    queue = deque(jobs.items())
    clock, finished, trace = 0, {}, []
    while queue:
        name, left = queue.popleft()
        used = min(quantum, left)
        clock += used
        trace.append(name * used)
        if left > used:
            queue.append((name, left - used))
        else:
            finished[name] = clock
    return finished, "".join(trace)


def main():
    jobs = {"A": 5, "B": 2, "C": 7}
    for quantum in (1, 3, 10):
        finished, trace = round_robin(jobs, quantum)
        mean = sum(finished.values()) / len(finished)
        print(f"q={quantum:<3}{trace} mean {mean:.2f}")
    order = sorted(finished, key=finished.get)
    print("with the last:", " ".join(order))
    print(round_robin({}, 2))


main()
