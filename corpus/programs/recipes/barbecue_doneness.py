class Steak:
    levels = [(48, "raw"), (52, "rare"), (57, "medium"), (63, "well done")]

    def __init__(self, cm, temp=8):
        self.cm = cm
        self.temp = temp
        self.flips = 0

    def grill(self, minutes, heat=220):
        self.temp += (heat - self.temp) * minutes * 0.02 / self.cm ** 1.2
        return self

    def flip(self):
        self.flips += 1
        return self

    def rest(self):
        self.temp += 3
        return self

    @property
    def doneness(self):
        for limit, word in self.levels:
            if self.temp < limit:
                return word
        return "leather"


def cook(steak, wanted):
    order = [w for _, w in Steak.levels]
    minutes = 0
    while order.index(steak.doneness) < order.index(wanted):
        steak.grill(1).flip()
        minutes += 1
    return minutes


def main():
    thin, thick = Steak(2), Steak(4)
    print(cook(thin, "rare"), thin.doneness, round(thin.temp, 1))
    print(cook(thick, "medium"), thick.doneness, thick.flips)
    print(thin.rest().doneness, thick.rest().rest().doneness)
    steaks = [Steak(c).grill(8).flip().grill(4).rest() for c in (1.5, 2, 3)]
    print([s.doneness for s in steaks], [round(s.temp) for s in steaks])
    print(cook(steaks[0], "medium"))


main()
