class Item:
    def __init__(self, name, power):
        self.name, self._power = name, power

    @property
    def power(self):
        return self._power

    @property
    def label(self):
        return self.name


class Burning:
    @property
    def power(self):
        return super().power + 4

    @property
    def label(self):
        return "burning " + super().label


class Cursed:
    @property
    def power(self):
        return super().power // 2

    @property
    def label(self):
        return "cursed " + super().label


class Axe(Item):
    @property
    def power(self):
        return super().power * 2


def forge(base, *mixins):
    name = "".join(m.__name__ for m in mixins) + base.__name__
    return type(name, mixins + (base,), {})


def main():
    kinds = [Axe, forge(Axe, Burning), forge(Axe, Burning, Cursed), forge(Axe, Cursed, Burning), forge(Item, Cursed)]
    for k in kinds:
        thing = k("Bertha", 5)
        print(f"{k.__name__:<17}{thing.power:>3} {thing.label}")
    print(issubclass(kinds[2], Burning), kinds[3].__mro__[1].__name__)


main()
