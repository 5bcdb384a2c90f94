class Station:
    def __init__(self, name, after=None):
        self.name = name
        self.after = after
        self.queue = []
        self.done = 0


def work(stations):
    """One round: every station passes its first piece on."""
    for station in reversed(list(stations.values())):
        if not station.queue:
            continue
        piece = station.queue.pop(0)
        station.done += 1
        if station.after:
            stations[station.after].queue.append(piece)
        else:
            print("finished", piece)


line = {
    "cut": Station("cut", "weld"),
    "weld": Station("weld", "paint"),
    "paint": Station("paint"),
}
line["cut"].queue += ["door", "roof", "hood"]
line["paint"].queue.append("wing")
rounds = 0
while any(s.queue for s in line.values()):
    work(line)
    rounds += 1
print(rounds, "rounds", {n: s.done for n, s in line.items()})
