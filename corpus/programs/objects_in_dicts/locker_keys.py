class Locker:
    def __init__(self, number):
        self.number = number
        self.code = None
        self.things = set()

    @property
    def free(self):
        return self.code is None


lockers = {n: Locker(n) for n in range(1, 4)}


def rent(code, *things):
    for locker in lockers.values():
        if locker.free:
            locker.code = code
            locker.things.update(things)
            return locker.number
    return 0


def give_back(number, code):
    locker = lockers[number]
    if locker.code != code:
        return f"wrong code for {number}"
    things, locker.things = locker.things, set()
    locker.code = None
    return sorted(things)


print(rent(1111, "coat", "hat"), rent(2222, "bag"))
print(give_back(1, 2222))
print(give_back(1, 1111))
print(rent(3333, "skates"), rent(4444), rent(5555, "sled"))
print([(l.number, l.code, sorted(l.things)) for l in lockers.values()])
print(give_back(7, 1234))
