class Lane:
    def __init__(self, number):
        self.number = number
        self.people = []
        self.open = True


class Checkpoint:
    def __init__(self, n):
        self.lanes = [Lane(i + 1) for i in range(n)]

    def shortest(self):
        best = None
        for lane in self.lanes:
            if lane.open and (best is None or len(lane.people) < len(best.people)):
                best = lane
        return best

    def join(self, person):
        lane = self.shortest()
        lane.people.append(person)
        return lane.number

    def close(self, number):
        lane = self.lanes[number - 1]
        lane.open = False
        for person in lane.people:
            self.join(person)
        lane.people.clear()

    def state(self):
        return " | ".join(
            f"{l.number}{'' if l.open else 'x'}: {' '.join(l.people)}" for l in self.lanes
        )


def main():
    cp = Checkpoint(3)
    for person in ("Ada", "Bob", "Cy", "Deb", "Eli"):
        print(person, "lane", cp.join(person))
    print(cp.state())
    cp.close(1)
    print(cp.state())
    cp.close(3)
    print(cp.state())
    cp.close(2)
    print(cp.state())


main()
