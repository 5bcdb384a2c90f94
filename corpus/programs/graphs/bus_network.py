from collections import deque


class Network:
    def __init__(self):
        self.stops = {}

    def line(self, name, *stops):
        for a, b in zip(stops, stops[1:]):
            self.stops.setdefault(a, {})[b] = name
            self.stops.setdefault(b, {})[a] = name

    def route(self, start, goal):
        queue = deque([[start]])
        seen = {start}
        while queue:
            path = queue.popleft()
            if path[-1] == goal:
                return path
            for stop in sorted(self.stops[path[-1]]):
                if stop not in seen:
                    seen.add(stop)
                    queue.append(path + [stop])
        return None

    def explain(self, path):
        changes = 0
        current = None
        for a, b in zip(path, path[1:]):
            line = self.stops[a][b]
            if current not in (None, line):
                changes += 1
            current = line
        return f"{len(path) - 1} stops, {changes} changes"


def main():
    net = Network()
    net.line("10", "Dock", "Market", "Station", "Zoo")
    net.line("22", "Park", "Station", "Hospital")
    net.line("N7", "Airport", "Cargo")
    trip = net.route("Dock", "Hospital")
    print(" > ".join(trip))
    print(net.explain(trip))
    print(net.explain(net.route("Zoo", "Zoo")))
    print(net.explain(net.route("Park", "Airport")))


main()
