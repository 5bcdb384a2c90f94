class SwapError(Exception):
    pass


class Worker:
    def __init__(self, name, *shifts, boss=None):
        self.name, self.boss = name, boss
        self.shifts = list(shifts)
        self.approved = 0

    def swap(self, mine, other, theirs):
        for worker, shift in ((self, mine), (other, theirs)):
            if shift not in worker.shifts:
                raise SwapError(f"{worker.name} does not work {shift}")
        if theirs in self.shifts or mine in other.shifts:
            raise SwapError("twice on one shift")
        if self.boss is not other.boss:
            for boss in (self.boss, other.boss):
                boss.approve()
        self.shifts[self.shifts.index(mine)] = theirs
        other.shifts[other.shifts.index(theirs)] = mine

    def approve(self):
        self.approved += 1
        if self.approved > 1:
            raise SwapError(f"{self.name} has had enough")


eva, max_ = Worker("Eva"), Worker("Max")
ann = Worker("Ann", "mo", "tu", boss=eva)
bob = Worker("Bob", "tu", "we", boss=eva)
cid = Worker("Cid", "fr", boss=max_)
wishes = [(ann, "mo", bob, "we"), (ann, "we", bob, "tu"), (cid, "fr", ann, "we"), (ann, "fr", cid, "we")]
for who, *swap in wishes + [(bob, "sa", cid, "fr")]:
    try:
        who.swap(*swap)
    except SwapError as e:
        print("no:", e)
    print([w.shifts for w in (ann, bob, cid)], eva.approved, max_.approved)
