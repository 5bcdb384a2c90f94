from itertools import islice


class Roster:
    def __init__(self, names):
        nodes = [[n, None] for n in names]
        for a, b in zip(nodes, nodes[1:] + nodes[:1]):
            a[1] = b
        self.today = nodes[0]

    def __iter__(self):
        node = self.today
        while True:
            yield node[0]
            node = node[1]

    def advance(self, days=1):
        for _ in range(days):
            self.today = self.today[1]
        return self.today[0]

    def leave(self, name):
        node = self.today
        while node[1][0] != name:
            node = node[1]
        node[1] = node[1][1]


def main():
    roster = Roster(["Finn", "Gül", "Hedda"])
    print(list(islice(roster, 5)))
    print("after the weekend:", roster.advance(2))
    roster.leave("Gül")
    print(list(islice(roster, 4)))
    weekdays = dict(zip(("Mo", "Tu", "We"), roster))
    print(weekdays)
    roster.leave("Hedda")
    print(roster.today[0], list(islice(roster, 4)))


if __name__ == "__main__":
    main()
