from collections import deque


class Ticket:
    def __init__(self, table, dish, course):
        self.table, self.dish, self.course = table, dish, course

    def __repr__(self):
        return f"{self.dish}@{self.table}"


class Kitchen:
    def __init__(self):
        self.stations = {"cold": deque(), "hot": deque(), "sweet": deque()}
        self.done = {}
        self.fired = {}

    def order(self, table, **dishes):
        courses = {"cold": 1, "hot": 2, "sweet": 3}
        for station, dish in dishes.items():
            self.stations[station].append(Ticket(table, dish, courses[station]))
        self.fired.setdefault(table, 1)

    def finish(self, station):
        queue = self.stations[station]
        for _ in range(len(queue)):
            ticket = queue.popleft()
            if ticket.course <= self.fired[ticket.table]:
                self.done.setdefault(ticket.table, []).append(ticket.dish)
                self.fired[ticket.table] = ticket.course + 1
                return ticket
            queue.append(ticket)
        return None


def main():
    k = Kitchen()
    k.order(4, cold="salad", hot="steak")
    k.order(7, hot="soup")
    k.order(2, cold="tartar", hot="fish", sweet="crème")
    for station in "hot cold hot cold sweet hot sweet".split():
        print(f"{station:<6}{k.finish(station)}")
    print(k.done)
    print({s: list(q) for s, q in k.stations.items() if q}, k.fired)


main()
