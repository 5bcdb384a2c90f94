class Ring:
    """A ring whose power grows while it is worn, at a price."""

    def __init__(self, power=1):
        self._power = power
        self.worn = 0
        self.owner = None

    @property
    def power(self):
        return self._power + self.worn // 2

    @power.setter
    def power(self, value):
        if value > 10:
            raise ValueError("no ring holds so much power")
        self._power = value

    @property
    def curse(self):
        return max(0, self.power - 3)

    def __enter__(self):
        self.worn += 1
        return self

    def __exit__(self, *exc):
        self.worn += 1
        return False


def main():
    ring = Ring()
    ring.owner = "Bilba"
    with ring as r:
        print("worn", r.worn, "power", r.power)
    with ring:
        with ring:
            print("worn", ring.worn, "power", ring.power, "curse", ring.curse)
    ring.power += 2
    print("power", ring.power, "curse", ring.curse, ring._power)
    try:
        ring.power = 11
    except ValueError as e:
        print(e)
    try:
        ring.curse = 0
    except AttributeError:
        print("the curse cannot be lifted")
    print(vars(ring))


if __name__ == "__main__":
    main()
