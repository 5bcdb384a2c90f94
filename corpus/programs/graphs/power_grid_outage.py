class Grid:
    def __init__(self):
        self.cables = []
        self.plants = {}

    def cable(self, a, b, mw):
        self.cables.append({"ends": (a, b), "limit": mw, "up": True})

    def neighbours(self, place):
        for c in self.cables:
            a, b = c["ends"]
            if c["up"] and place in (a, b):
                yield b if place == a else a

    def island(self, place):
        todo, found = [place], []
        while todo:
            p = todo.pop()
            if p not in found:
                found.append(p)
                todo.extend(self.neighbours(p))
        return sorted(found)

    def cut(self, a, b):
        for c in self.cables:
            if set(c["ends"]) == {a, b}:
                c["up"] = False
                return c["limit"]
        raise KeyError(f"no cable {a}-{b}")

    def powered(self, demand):
        result = {}
        for town in demand:
            island = self.island(town)
            supply = sum(self.plants.get(p, 0) for p in island)
            need = sum(demand.get(p, 0) for p in island)
            result[town] = supply >= need
        return result


def main():
    g = Grid()
    g.plants = {"dam": 50, "wind": 15}
    for a, b, mw in (("dam", "Altdorf", 40), ("Altdorf", "Bruch", 20), ("Bruch", "wind", 20), ("Bruch", "Cosel", 10)):
        g.cable(a, b, mw)
    demand = {"Altdorf": 20, "Bruch": 10, "Cosel": 8}
    print(g.island("Cosel"), g.powered(demand))
    print("lost", g.cut("Bruch", "Altdorf"), "MW line")
    print(g.island("Cosel"), g.powered(demand))
    g.plants["wind"] += 5
    print(g.powered(demand))
    try:
        g.cut("dam", "Cosel")
    except KeyError as e:
        print(e.args[0])


main()
