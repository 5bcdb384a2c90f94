from collections import deque
from dataclasses import dataclass, field


@dataclass
class Process:
    name: str
    need: int
    done: int = 0
    slices: list = field(default_factory=list)

    def run(self, now, slice_):
        worked = min(slice_, self.need - self.done)
        self.done += worked
        self.slices.append((now, now + worked))
        return worked

    @property
    def finished(self):
        return self.done == self.need

    def waited(self):
        return self.slices[-1][1] - self.need


def schedule(processes, slice_):
    ready = deque(processes)
    now = 0
    while ready:
        p = ready.popleft()
        now += p.run(now, slice_)
        if not p.finished:
            ready.append(p)
    return now


for slice_ in (2, 10):
    ps = [Process("A", 3), Process("B", 5), Process("C", 1)]
    print("slice", slice_, "total", schedule(ps, slice_))
    for p in ps:
        print(p.name, p.slices, "waited", p.waited())
