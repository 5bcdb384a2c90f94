class NotEnoughCredit(Exception):
    pass


class Jukebox:
    price = 3

    def __init__(self, **discs):
        self.discs = discs
        self.credit = 0
        self.queue = []

    def insert(self, *coins):
        for coin in coins:
            if coin not in (1, 2, 5):
                print("  coin falls through:", coin)
                continue
            self.credit += coin
        if self.credit >= 5 and sum(coins) == 5:
            self.credit += 1

    def press(self, code):
        if self.credit < self.price:
            raise NotEnoughCredit(f"{self.price - self.credit} more, please")
        song = self.discs[code]
        self.credit -= self.price
        self.queue.append(song)
        return song


def main():
    box = Jukebox(A1="Jolene", A2="Help!", B7="Volare")
    box.insert(2)
    for code in ("A1", "B7", "C3", "A2"):
        try:
            print(code, "plays", box.press(code))
        except NotEnoughCredit as e:
            print(code, "refused:", e)
            box.insert(5, 10)
        except KeyError as e:
            print("no disc", e)
        else:
            print("   credit", box.credit)
    print(box.queue, "left", box.credit)


if __name__ == "__main__":
    main()
