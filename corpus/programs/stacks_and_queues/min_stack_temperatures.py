class MinStack:
    def __init__(self):
        self._items = []
        self._mins = []

    def push(self, item):
        self._items.append(item)
        if not self._mins or item < self._mins[-1]:
            self._mins.append(item)

    def pop(self):
        item = self._items.pop()
        if item == self._mins[-1]:
            self._mins.pop()
        return item

    @property
    def lowest(self):
        return self._mins[-1]

    def __len__(self):
        return len(self._items)


def main():
    freezer = MinStack()
    for t in (-16, -18, -17):
        freezer.push(t)
    print(freezer.lowest, len(freezer))
    freezer.pop()
    freezer.pop()
    print(freezer.lowest)

    oven = MinStack()
    for t in [180, 175, 175, 200]:
        oven.push(t)
        print("lowest so far", oven.lowest)
    for _ in range(2):
        gone = oven.pop()
        print("took", gone, "lowest", oven.lowest)


main()
