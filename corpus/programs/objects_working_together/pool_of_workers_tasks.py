class Worker:
    def __init__(self, name, skills):
        self.name, self.skills = name, set(skills.split())
        self.task = None
        self.done = []

    def work(self):
        if self.task is None:
            return
        self.task.left -= 1
        if self.task.left == 0:
            self.done.append(self.task)
            self.task.worker = None
            self.task = None


class Task:
    def __init__(self, name, skill, left):
        self.name, self.skill, self.left = name, skill, left
        self.worker = None


def assign(workers, tasks):
    for task in tasks:
        if task.left == 0 or task.worker:
            continue
        free = [w for w in workers if w.task is None and task.skill in w.skills]
        if free:
            w = min(free, key=lambda w: len(w.skills))
            w.task, task.worker = task, w


team = [Worker("Al", "code test"), Worker("Bo", "test")]
tasks = [Task("api", "code", 2), Task("check", "test", 1), Task("ui", "code", 1), Task("logo", "draw", 1)]
day = 0
while any(t.left for t in tasks) and day < 5:
    assign(team, tasks)
    print(day, {w.name: w.task.name if w.task else "-" for w in team})
    for w in team:
        w.work()
    day += 1
print([t.name for t in tasks if t.left], {w.name: [t.name for t in w.done] for w in team})
