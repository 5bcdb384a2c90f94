class Line:
    def __init__(self, name, *stations):
        self.name = name
        self.stations = stations

    def between(self, a, b):
        i, j = self.stations.index(a), self.stations.index(b)
        step = 1 if j > i else -1
        return self.stations[i:j + step if j + step >= 0 else None:step]

    def __and__(self, other):
        return [s for s in self.stations if s in other.stations]

    def __contains__(self, station):
        return station in self.stations


class Network(list):
    def lines_of(self, station):
        found = [line for line in self if station in line]
        if not found:
            raise LookupError(f"unknown station {station}")
        return found

    def route(self, a, b):
        for l1 in self.lines_of(a):
            if b in l1:
                return [(l1.name, l1.between(a, b))]
        options = []
        for l1 in self.lines_of(a):
            for l2 in self.lines_of(b):
                for x in l1 & l2:
                    options.append([(l1.name, l1.between(a, x)), (l2.name, l2.between(x, b))])
        return min(options, key=lambda o: sum(len(s) for _, s in o), default=None)


net = Network([
    Line("U1", "Zoo", "Park", "Oper", "Hafen"),
    Line("U2", "Messe", "Oper", "Dom", "Markt"),
    Line("U3", "Markt", "Park", "Uni"),
])
for a, b in [("Zoo", "Hafen"), ("Hafen", "Markt"), ("Uni", "Zoo"), ("Messe", "Uni")]:
    print(a, "->", b, ":", "; ".join(f"{n} {'-'.join(s)}" for n, s in net.route(a, b)))
print([s for s in ("Oper", "Park", "Dom") if len(net.lines_of(s)) > 1])
try:
    net.route("Zoo", "Mond")
except LookupError as e:
    print(e)
