from collections import deque


class Printer:
    def __init__(self, name, pages_per_round=5):
        self.name = name
        self.speed = pages_per_round
        self.jobs = deque()
        self.printed = 0

    def submit(self, owner, pages, urgent=False):
        job = {"owner": owner, "pages": pages}
        if urgent:
            self.jobs.appendleft(job)
        else:
            self.jobs.append(job)

    def round(self):
        if not self.jobs:
            return "idle"
        job = self.jobs[0]
        now = min(self.speed, job["pages"])
        job["pages"] -= now
        self.printed += now
        if job["pages"] == 0:
            self.jobs.popleft()
            return f"finished for {job['owner']}"
        self.jobs.rotate(-1)
        return f"{job['pages']} left for {job['owner']}"


def main():
    p = Printer("Canon", pages_per_round=4)
    p.submit("Malik", 6)
    p.submit("Nora", 3)
    p.submit("Chef", 5, urgent=True)
    n = 0
    while (state := p.round()) != "idle":
        n += 1
        print(n, state)
    print(f"{p.name}: {p.printed} pages in {n} rounds")


main()
