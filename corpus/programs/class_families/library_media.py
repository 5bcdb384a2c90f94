class Media:
    days = 28
    fee = 0.2

    def __init__(self, title):
        self.title = title
        self.lent = None

    def lend(self, day):
        self.lent = day
        return day + self.days

    def give_back(self, day):
        late = day - (self.lent + self.days)
        self.lent = None
        return self.fine(late) if late > 0 else 0

    def fine(self, late):
        return late * self.fee


class Dvd(Media):
    days = 7
    fee = 1.0


class Magazine(Media):
    days = 14

    def fine(self, late):
        return min(2.0, super().fine(late))


class Game(Dvd):
    def __init__(self, title, pieces):
        Dvd.__init__(self, title)
        self.pieces = pieces

    def give_back(self, day, pieces=None):
        fine = super().give_back(day)
        if pieces is not None and pieces < self.pieces:
            fine += 0.5 * (self.pieces - pieces)
        return fine


def main():
    items = [Media("Heidi"), Dvd("Ran"), Magazine("Zeit"), Game("Catan", 120)]
    due = {m.title: m.lend(day=3) for m in items}
    print(due)
    print([m.give_back(30) for m in items])
    game = items[-1]
    game.lend(40)
    print(game.give_back(46, pieces=117), game.lent)
    print(game.give_back(50))


main()
