import heapq
from dataclasses import dataclass, field


@dataclass(order=True)
class Job:
    priority: int
    name: str = field(compare=False)
    tries: int = field(default=0, compare=False)


class Runner:
    def __init__(self):
        self.heap, self.failed = [], []

    def add(self, *args):
        heapq.heappush(self.heap, Job(*args))

    def run(self, works):
        while self.heap:
            job = heapq.heappop(self.heap)
            job.tries += 1
            if works(job):
                yield job.name, job.tries
            elif job.tries < 3:
                job.priority += 2
                heapq.heappush(self.heap, job)
            else:
                self.failed.append(job)


r = Runner()
for args in ((3, "mail"), (1, "backup"), (2, "crash"), (2, "sync")):
    r.add(*args)
print(list(r.run(lambda job: job.name == "mail" or job.tries > 1 and job.name != "crash")))
print(r.failed, Job(1, "a") == Job(1, "b"), min(Job(2, "x"), Job(1, "y")).name)
