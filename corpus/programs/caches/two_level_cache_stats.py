class Level:
    def __init__(self, name, size, cost):
        self.name, self.size, self.cost = name, size, cost
        self.lines = []
        self.hits = 0

    def touch(self, key):
        found = key in self.lines
        if found:
            self.hits += 1
            self.lines.remove(key)
        elif len(self.lines) == self.size:
            self.lines.pop(0)
        self.lines.append(key)
        return found


def run(trace, levels, memory_cost=100):
    cost = 0
    for address in trace:
        line = address // 16
        for level in levels:
            cost += level.cost
            if level.touch(line):
                break
        else:
            cost += memory_cost
    return cost


traces = {
    "walk": [0, 4, 8, 12, 16, 20, 24, 28],
    "jump": [0, 64, 128, 0, 64, 128, 0, 64],
    "same": [40] * 8,
}
for name, trace in traces.items():
    l1, l2 = Level("L1", 2, 1), Level("L2", 4, 10)
    cost = run(trace, [l1, l2])
    rates = " ".join(f"{l.name} {l.hits}/{len(trace)}" for l in (l1, l2))
    print(f"{name}: {cost:>4} cycles, {rates}")
bigger = Level("L1", 3, 1)
print(run(traces["jump"], [bigger]), bigger.lines)
