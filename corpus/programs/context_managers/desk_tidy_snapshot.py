import copy


class Snapshot:
    """Remember an object's attributes and tell what changed."""

    def __init__(self, obj, restore=False):
        self.obj, self.restore = obj, restore

    def __enter__(self):
        self.before = copy.deepcopy(vars(self.obj))
        return self

    def changes(self):
        now = vars(self.obj)
        keys = self.before.keys() | now.keys()
        return {k: (self.before.get(k), now.get(k)) for k in sorted(keys) if self.before.get(k) != now.get(k)}

    def __exit__(self, kind, error, tb):
        self.result = self.changes()
        if self.restore or kind:
            self.obj.__dict__.clear()
            self.obj.__dict__.update(self.before)
        return kind is ValueError


class Desk:
    def __init__(self):
        self.papers = ["bill"]
        self.lamp = True


desk = Desk()
with Snapshot(desk) as s:
    desk.papers.append("letter")
    desk.cup = "tea"
print(s.result)
with Snapshot(desk, restore=True) as trial:
    desk.papers.clear()
    desk.lamp = False
print(trial.result, desk.papers)
with Snapshot(desk) as s:
    del desk.cup
    desk.papers.append(int("four"))
print(s.result, desk.cup, desk.papers)
