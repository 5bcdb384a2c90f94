class Compartment:
    def __init__(self, number, kind):
        self.number = number
        self.kind = kind
        self.berths = [None] * {"single": 1, "double": 2, "couchette": 6}[kind]

    @property
    def free(self):
        return self.berths.count(None)

    def add(self, *names):
        for name in names:
            self.berths[self.berths.index(None)] = name

    def __contains__(self, name):
        return name in self.berths

    def __lt__(self, other):
        return self.free < other.free


class Carriage:
    def __init__(self, plan):
        self.compartments = [Compartment(n, kind) for n, kind in enumerate(plan, 11)]

    def book(self, *names, kind="couchette"):
        fitting = [c for c in self.compartments if c.kind == kind and c.free >= len(names)]
        if not fitting:
            return None
        best = min(fitting)
        best.add(*names)
        return best.number

    def find(self, name):
        return next((c.number for c in self.compartments if name in c), None)


def main():
    carriage = Carriage(["single", "double", "couchette", "couchette"])
    print(carriage.book("Abt"), carriage.book("Beck", "Beck jr.", kind="double"))
    print(carriage.book("Cruz", "Diaz", "Egli", "Frey", "Gut"))
    print(carriage.book("Hahn", "Iten"), carriage.book("Jost", kind="single"))
    print(carriage.book("Kern", kind="single") or "no single left")
    print(carriage.find("Diaz"), carriage.find("Zar"))
    for c in carriage.compartments:
        print(c.number, c.kind, [b or "-" for b in c.berths])
    print("free:", sum(c.free for c in carriage.compartments))


main()
