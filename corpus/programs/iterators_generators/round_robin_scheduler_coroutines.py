from collections import deque


def cook(dish, minutes):
    for m in range(minutes):
        yield f"{dish} {m + 1}/{minutes}"
    return f"{dish} ready"


def wait_for(kitchen, dish):
    while dish not in kitchen.done:
        yield f"waiting for {dish}"
    return "served"


class Kitchen:
    def __init__(self):
        self.tasks = deque()
        self.done = {}

    def add(self, name, task):
        self.tasks.append((name, task))

    def run(self):
        while self.tasks:
            name, task = self.tasks.popleft()
            try:
                print(name, "-", next(task))
            except StopIteration as stop:
                self.done[name] = stop.value
            else:
                self.tasks.append((name, task))


k = Kitchen()
k.add("soup", cook("soup", 3))
k.add("waiter", wait_for(k, "soup"))
k.add("egg", cook("egg", 1))
k.run()
print(k.done)
