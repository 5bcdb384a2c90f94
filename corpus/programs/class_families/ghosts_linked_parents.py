class Ghost:
    def __init__(self, name, master=None):
        self.name = name
        self.master = master
        self.servants = []
        if master:
            master.servants.append(self)

    def rank(self):
        return 0 if self.master is None else self.master.rank() + 1

    def scare(self):
        return 10 - self.rank() + len(self.servants)


class Poltergeist(Ghost):
    def scare(self):
        return super().scare() * 2


def main():
    king = Ghost("Hugo")
    rumble = Poltergeist("Rumble", king)
    mist = Ghost("Mist", king)
    tiny = Poltergeist("Tiny", rumble)
    for g in (king, rumble, mist, tiny):
        print(f"{g.name:<7} rank {g.rank()} scare {g.scare()}")
    tiny.master = mist
    print(tiny.rank(), [s.name for s in rumble.servants], [s.name for s in mist.servants])
    best = max(king.servants, key=lambda g: g.scare())
    print("promoted:", best.name)


main()
