class Signal:
    # an enum by hand, in the old way
    STOP, CAUTION, CLEAR = range(3)
    NAMES = ("stop", "caution", "clear")

    def __init__(self, aspect=STOP):
        self.aspect = aspect

    def __repr__(self):
        return Signal.NAMES[self.aspect]


class Line:
    def __init__(self, blocks):
        self.occupied = [False] * blocks

    def signals(self):
        """Aspect at the entry of each block."""
        result = []
        for i, busy in enumerate(self.occupied):
            if busy:
                result.append(Signal(Signal.STOP))
            elif i + 1 < len(self.occupied) and self.occupied[i + 1]:
                result.append(Signal(Signal.CAUTION))
            else:
                result.append(Signal(Signal.CLEAR))
        return result

    def move(self, train):
        if self.signals()[train + 1].aspect == Signal.STOP:
            return train
        self.occupied[train] = False
        self.occupied[train + 1] = True
        return train + 1


def main():
    line = Line(5)
    line.occupied[0] = line.occupied[2] = True
    print(line.signals())
    first = line.move(2)
    second = line.move(0)
    print(first, second, line.signals())
    second = line.move(second)
    second = line.move(second)
    print(second, line.signals())
    while first < 6:
        first = line.move(first)
        print("train at", first)


main()
