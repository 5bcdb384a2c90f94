class Overload(Exception):
    pass


class Elevator:
    def __init__(self, limit):
        self.limit = limit
        self.inside = []

    @property
    def weight(self):
        return sum(kg for _, kg in self.inside)

    def enter(self, name, kg):
        self.inside.append((name, kg))
        if self.weight > self.limit:
            raise Overload(f"{self.weight - self.limit} kg too much")

    def leave(self, name):
        for person in self.inside:
            if person[0] == name:
                self.inside.remove(person)
                return
        raise KeyError(name)


def main():
    lift = Elevator(limit=250)
    left = []
    for name, kg in [("Ugo", 90), ("Eva", 65), ("Tom", 120), ("Kid", 30), ("Dog", 80)]:
        try:
            lift.enter(name, kg)
        except Overload as e:
            print(name, "has to wait:", e)
            lift.leave(name)
            left.append(name)
    print([n for n, _ in lift.inside], lift.weight)
    print("left:", left)
    try:
        lift.leave("Tom")
    except KeyError as e:
        print("not inside:", e)
    lift.leave("Ugo")
    lift.enter("Tom", 120)
    print(lift.weight, f"{lift.weight / lift.limit:.0%}")


main()
