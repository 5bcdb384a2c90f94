class Task:
    def __init__(self, name, days, *needs):
        self.name = name
        self.days = days
        self.needs = needs
        self.end = None

    def finish(self, tasks):
        if self.end is None:
            start = max((tasks[n].finish(tasks) for n in self.needs), default=0)
            self.end = start + self.days
        return self.end


plan = {t.name: t for t in [
    Task("party", 1, "food", "room"),
    Task("food", 2, "money"),
    Task("room", 4),
    Task("money", 3),
]}
print("ready on day", plan["party"].finish(plan))
for t in sorted(plan.values(), key=lambda t: (t.end, t.name)):
    print(f"{t.name:7}{'.' * (t.end - t.days)}{'#' * t.days}")
plan["money"].days = 9
print("after the delay:", plan["party"].finish(plan), "(ends were kept)")
for t in plan.values():
    t.end = None
print("again:", plan["party"].finish(plan))
