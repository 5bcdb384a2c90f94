class Handler:
    def __init__(self, name, accepts, successor=None):
        self.name = name
        self.accepts = accepts
        self.successor = successor
        self.handled = 0

    def handle(self, case):
        if self.accepts(case):
            self.handled += 1
            return f"{self.name} takes {case['what']}"
        if self.successor is None:
            return f"nobody takes {case['what']}"
        return self.successor.handle(case)


def report(first):
    totals = {}
    while first:
        totals[first.name] = first.handled
        first = first.successor
    return totals


director = Handler("director", lambda c: c["cost"] < 10_000)
manager = Handler("manager", lambda c: c["cost"] <= 500, director)
clerk = Handler("clerk", lambda c: c["cost"] <= 50 and not c.get("angry"), manager)

cases = [
    {"what": "broken cup", "cost": 4},
    {"what": "late parcel", "cost": 20, "angry": True},
    {"what": "lost sofa", "cost": 899.90},
    {"what": "lawsuit", "cost": 10_000},
    {"what": "refund", "cost": 50},
]
for case in sorted(cases, key=lambda c: -c["cost"]):
    print(clerk.handle(case))
print(report(clerk))
clerk.successor = director
print(clerk.handle({"what": "torn coat", "cost": 80}))
print(report(clerk))
