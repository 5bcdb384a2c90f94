from enum import IntEnum
import heapq


class Priority(IntEnum):
    URGENT = 1
    HIGH = 2
    NORMAL = 3
    LOW = 4


class Desk:
    def __init__(self):
        self.heap = []
        self.n = 0

    def add(self, title, priority=Priority.NORMAL):
        heapq.heappush(self.heap, (priority, self.n, title))
        self.n += 1

    def take(self):
        priority, _, title = heapq.heappop(self.heap)
        return f"[{priority.name}] {title}"

    def escalate(self):
        self.heap = [(Priority(max(1, p - 1)), n, t) for p, n, t in self.heap]
        heapq.heapify(self.heap)

    def __bool__(self):
        return bool(self.heap)


desk = Desk()
desk.add("mouse is slow", Priority.LOW)
desk.add("no network", Priority.URGENT)
desk.add("new chair")
desk.add("password forgotten", Priority.HIGH)
print(desk.take())
desk.escalate()
desk.add("coffee machine", Priority["HIGH"])
while desk:
    print(desk.take())
try:
    desk.take()
except IndexError:
    print("all done after", desk.n, "tickets")
