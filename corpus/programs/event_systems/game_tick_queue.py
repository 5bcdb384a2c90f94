import heapq
from dataclasses import dataclass, field


@dataclass(order=True)
class Event:
    when: int
    what: str = field(compare=False)
    repeat: int = field(default=0, compare=False)


class World:
    def __init__(self):
        self.queue = []
        self.log = []

    def at(self, when, what, repeat=0):
        heapq.heappush(self.queue, Event(when, what, repeat))

    def run(self, until):
        while self.queue and self.queue[0].when <= until:
            e = heapq.heappop(self.queue)
            self.log.append(f"{e.when:03}:{e.what}")
            if e.repeat:
                self.at(e.when + e.repeat, e.what, e.repeat)
        return len(self.queue)


def main():
    w = World()
    w.at(5, "door opens")
    w.at(2, "torch flickers", repeat=4)
    w.at(9, "guard arrives")
    w.at(30, "sunrise")
    left = w.run(12)
    for line in w.log:
        print(line)
    print("pending", left, min(w.queue).what)


main()
