class Doors:
    def __init__(self, lift):
        self.lift = lift

    def __enter__(self):
        self.lift.open = True
        return self.lift.people

    def __exit__(self, *args):
        self.lift.open = False


class Lift:
    MAX = 4

    def __init__(self):
        self.people = []
        self.open = False
        self.floor = 0

    def doors(self):
        return Doors(self)

    def go(self, floor):
        if self.open:
            raise RuntimeError("doors are open")
        if len(self.people) > self.MAX:
            raise OverflowError(f"{len(self.people)} people")
        self.floor = floor
        with self.doors() as people:
            leaving = [p for p in people if p[1] == floor]
            for p in leaving:
                people.remove(p)
        return [name for name, _ in leaving]


def main():
    lift = Lift()
    with lift.doors() as people:
        people += [("Ann", 2), ("Bea", 5), ("Cid", 2)]
    out = lift.go(2)
    print(lift.floor, "out:", out, "in:", len(lift.people))
    with lift.doors() as people:
        people.extend((n, 7) for n in "Dan Eve Flo Gus".split())
        try:
            lift.go(7)
        except RuntimeError as e:
            print("beep:", e)
    try:
        lift.go(7)
    except OverflowError as e:
        print("too heavy:", e)
    with lift.doors() as people:
        print("gets off:", people.pop()[0])
    print(lift.go(7), lift.go(5), lift.people)


if __name__ == "__main__":
    main()
