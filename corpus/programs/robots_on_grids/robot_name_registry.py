import random


class NameTaken(ValueError):
    pass


class Factory:
    """Gives each robot a name like 'AB7', never the same one twice."""
    _used = set()

    def __init__(self, seed):
        self._rng = random.Random(seed)

    def new_name(self):
        while True:
            name = "".join(self._rng.choice("AB") for _ in range(2)) + str(self._rng.randrange(3))
            try:
                return self.claim(name)
            except NameTaken as e:
                print("   again:", e)

    @classmethod
    def claim(cls, name):
        if name in cls._used:
            raise NameTaken(f"{name} is taken")
        cls._used.add(name)
        return name

    @classmethod
    def free(cls):
        return 12 - len(cls._used)


def main():
    berlin, osaka = Factory(1), Factory(2)
    names = []
    for n in range(3):
        names.append(berlin.new_name())
        names.append(osaka.new_name())
    print(names, "free:", Factory.free())
    Factory._used.discard(names[0])
    print(Factory.claim(names[0]), berlin.free())
    print(len(set(names)) == len(names))
    Factory.claim(names[-1])


main()
