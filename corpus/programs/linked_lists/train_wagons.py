class Wagon:
    def __init__(self, load):
        self.load = load
        self.next = None


class Train:
    def __init__(self):
        self.front = None
        self.length = 0

    def couple(self, load):
        wagon = Wagon(load)
        if self.front is None:
            self.front = wagon
        else:
            last = self.front
            while last.next:
                last = last.next
            last.next = wagon
        self.length += 1

    def uncouple(self, load):
        previous, wagon = None, self.front
        while wagon and wagon.load != load:
            previous, wagon = wagon, wagon.next
        if wagon is None:
            return False
        if previous is None:
            self.front = wagon.next
        else:
            previous.next = wagon.next
        self.length -= 1
        return True

    def loads(self):
        result = []
        wagon = self.front
        while wagon:
            result.append(wagon.load)
            wagon = wagon.next
        return result


def main():
    train = Train()
    for load in ["coal", "timber", "post", "timber"]:
        train.couple(load)
    print(train.loads(), train.length)
    print(train.uncouple("coal"), train.uncouple("steel"))
    print(train.uncouple("timber"))
    print(" - ".join(train.loads()), train.length)


if __name__ == "__main__":
    main()
