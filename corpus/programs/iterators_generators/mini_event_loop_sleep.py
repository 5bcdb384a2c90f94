import heapq


def blink(name, times, delay):
    for n in range(times):
        yield delay
        print(f"  {name} {n + 1}")
    return name.upper()


def both(log):
    first = yield from blink("red", 2, 3)
    second = yield from blink("blue", 1, 2)
    log.append(first + second)


def run(*tasks):
    now, queue = 0, []
    for order, task in enumerate(tasks):
        queue.append((0, order, task))
    while queue:
        now, order, task = heapq.heappop(queue)
        try:
            delay = next(task)
        except StopIteration as stop:
            print(f"{now}: task {order} ends with {stop.value}")
        else:
            print(f"{now}: task {order} sleeps {delay}")
            heapq.heappush(queue, (now + delay, order, task))
    return now


log = []
print(run(both(log), blink("white", 2, 4)), log)
