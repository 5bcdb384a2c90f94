class Node:
    def __init__(self, label, p=1.0):
        self.label = label
        self.p = p
        self.children = []

    def branch(self, label, p):
        child = Node(label, p)
        self.children.append(child)
        return child

    def leaves(self, so_far=1.0, path=()):
        here = so_far * self.p
        path = path + (self.label,)
        if not self.children:
            yield path, here
        for c in self.children:
            yield from c.leaves(here, path)


root = Node("start")
rain = root.branch("rain", 0.3)
dry = root.branch("dry", 0.7)
rain.branch("late", 0.5)
rain.branch("on time", 0.5)
dry.branch("late", 0.1)
dry.branch("on time", 0.9)

for path, p in root.leaves():
    print(" / ".join(path[1:]).ljust(16), f"{p:.3f}")
late = sum(p for path, p in root.leaves() if path[-1] == "late")
rain_if_late = sum(p for path, p in root.leaves() if path[1:] == ("rain", "late")) / late
print(f"late {late:.2f}, rain if late {rain_if_late:.3f}")
total = sum(p for _, p in root.leaves())
print("sums to one:", total == 1, round(total, 12))
