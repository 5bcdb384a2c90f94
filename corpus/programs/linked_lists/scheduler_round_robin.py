class Job:
    def __init__(self, name, work):
        self.name, self.work = name, work
        self.next = self


class Ring:
    def __init__(self):
        self.last = None

    def add(self, job):
        if self.last:
            job.next = self.last.next
            self.last.next = job
        self.last = job

    def run(self, quantum):
        clock = 0
        while self.last:
            job = self.last.next
            used = min(quantum, job.work)
            clock += used
            job.work -= used
            if job.work:
                self.last = job
            else:
                yield job.name, clock
                if job is self.last:
                    self.last = None
                else:
                    self.last.next = job.next


for quantum in (2, 10):
    ring = Ring()
    for name, work in {"print": 3, "backup": 7, "mail": 1}.items():
        ring.add(Job(name, work))
    finished = list(ring.run(quantum))
    print("quantum", quantum)
    for name, clock in finished:
        print(f"   {name:<7} done at {clock:>2}")
    print("   average", round(sum(c for _, c in finished) / len(finished), 2))
