class Corridor:
    """People can enter and leave at both doors."""

    class Empty(Exception):
        pass

    def __init__(self):
        self._west = self._east = None

    def enter_west(self, who):
        node = {"who": who, "e": self._west, "w": None}
        if self._west:
            self._west["w"] = node
        else:
            self._east = node
        self._west = node

    def enter_east(self, who):
        node = {"who": who, "w": self._east, "e": None}
        if self._east:
            self._east["e"] = node
        else:
            self._west = node
        self._east = node

    def leave_west(self):
        if self._west is None:
            raise Corridor.Empty("west door, nobody there")
        node, self._west = self._west, self._west["e"]
        if self._west:
            self._west["w"] = None
        return node["who"]

    def inside(self):
        node, found = self._west, []
        while node:
            found.append(node["who"])
            node = node["e"]
        return found


def main():
    c = Corridor()
    c.enter_west("guard")
    c.enter_east("visitor")
    c.enter_west("nurse")
    print(c.inside())
    print(c.leave_west(), c.leave_west(), c.leave_west())
    try:
        c.leave_west()
    except Corridor.Empty as e:
        print("empty:", e)
    c.enter_east("cleaner")
    print(c.inside())
    c.enter_west("cat")
    print(c.inside())


main()
